import { useEffect, useRef } from 'react';
import { useIsHydrating } from '../loading/useIsHydrating';

/**
 * Submits a server-rendered form after hydration when its button was pressed before. The browser remembers the press: a
 * submission makes every invalid field of the form match `:user-invalid`, and the customer cannot reach this one (HTML
 * Standard, form submission algorithm). Needs no script before hydration. Renders nothing in any other form.
 */
export function EarlyPress() {
  const mark = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Browsers from before 2023 do not know the selector, and jsdom has no `CSS`. There, the customer presses again.
    if (!mark.current || !globalThis.CSS?.supports('selector(:user-invalid)') || !mark.current.matches(':user-invalid'))
      return;
    const { form } = mark.current;
    // After the effects of the form's own hooks.
    queueMicrotask(() => form?.requestSubmit());
  }, []);

  return useIsHydrating() ? <input ref={mark} hidden required /> : null;
}
