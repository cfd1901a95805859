export interface TourKeys {
  onClose: () => void;
  onNext: () => void;
  onBack: () => void;
}

const tabStops =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/**
 * Keeps keyboard and pointer in `card` until the returned function is called: Escape closes, the arrow keys turn the
 * pages, Tab goes round, nothing else on the page can be pressed.
 */
export function holdPage(card: HTMLElement, keys: TourKeys): () => void {
  const ending = new AbortController();
  const first = { capture: true, signal: ending.signal };
  document.addEventListener('keydown', handleKey, first);
  document.addEventListener('click', handleClick, first);
  return () => ending.abort();

  function handleKey(event: KeyboardEvent) {
    // With these they are the browser's keys: Alt and the left arrow go back a page.
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (event.key === 'Tab') {
      goRound(event);
      return;
    }
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Held down, a key would run through the tour.
    if (!event.repeat) act();
  }

  function actionOf({ key, target }: KeyboardEvent) {
    if (key === 'Escape') return keys.onClose;
    if (target instanceof Element && target.closest('input, select, textarea, [contenteditable]')) return undefined;
    if (key === 'ArrowRight') return keys.onNext;
    return key === 'ArrowLeft' ? keys.onBack : undefined;
  }

  function goRound(event: KeyboardEvent) {
    // driver.js has a trap of its own, which passes some kinds of fields by.
    event.stopImmediatePropagation();
    const stops = [...card.querySelectorAll<HTMLElement>(tabStops)].filter(
      (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
    );
    const [edge, opposite] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const active = document.activeElement;
    if (active !== edge && active !== card && stops.some((stop) => stop === active)) return;
    event.preventDefault();
    opposite?.focus();
  }

  function handleClick(event: MouseEvent) {
    // A script may: `onShow` presses what it has to. Assistive technology presses past the mask.
    if (!event.isTrusted || (event.target instanceof Node && card.contains(event.target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
