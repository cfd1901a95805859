import type { RefObject } from 'react';
import { useMessages } from '../../texts/useMessages';
import { Link } from '../../ui/Link';
import { tracingMessages } from './messages';

/** The first link of the page, visible while it has focus: skips the top bar and the navigation. */
export function SkipLink({ id, main }: { id: string; main: RefObject<HTMLElement | null> }) {
  const texts = useMessages('tracing', tracingMessages);

  function handleSkip() {
    const target = main.current;
    if (!target) return;
    // Focusable only now: a click on the page's background must not move focus.
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    target.focus();
  }

  return (
    <Link className="ptr-no-print ptr-skip-link" href={`#${id}`} onNavigate={handleSkip}>
      {texts.skip}
    </Link>
  );
}
