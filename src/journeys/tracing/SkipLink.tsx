import type { RefObject } from 'react';
import { useMessages } from '../../texts/useMessages';
import { Link } from '../../ui/Link';
import { tracingMessages } from './messages';

/** The first link of the page, visible while it has focus: skips the top bar and the navigation. */
export function SkipLink({ id, main }: { id: string; main: RefObject<HTMLElement | null> }) {
  const texts = useMessages('tracing', tracingMessages);

  return (
    <Link
      className="ptr-no-print ptr-skip-link"
      href={`#${id}`}
      onNavigate={() => main.current && focusOnce(main.current)}
    >
      {texts.skip}
    </Link>
  );
}

/** Focuses an element that is focusable only until it loses focus: a click on the page's background must not move focus. */
function focusOnce(element: HTMLElement) {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}
