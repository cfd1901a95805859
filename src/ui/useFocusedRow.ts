import { useEffect, useState } from 'react';

/** Returns the key of the LongList row that contains the focus. */
export function useFocusedRow(list: HTMLElement | null, keyAt: (index: number) => string): string | undefined {
  const [key, setKey] = useState<string>();

  useEffect(() => {
    if (!list) return undefined;
    const handleFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-index]') : null;
      if (row) setKey(keyAt(Number(row.getAttribute('data-index'))));
    };
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      const isStaying = relatedTarget instanceof Node && list.contains(relatedTarget);
      // Focus returns when the customer comes back from another window.
      if (document.hasFocus() && !isStaying) setKey(undefined);
    };
    list.addEventListener('focusin', handleFocus);
    list.addEventListener('focusout', handleBlur);
    return () => {
      list.removeEventListener('focusin', handleFocus);
      list.removeEventListener('focusout', handleBlur);
    };
  }, [list, keyAt]);

  return key;
}
