/** The name of the mark in `history.state`, the only memory over a reload where storage is blocked. */
const mark = 'pensionTraceUnkept';

/** Whether the page was loaded again with a session that this browser could not keep. */
export function wasUnkept(): boolean {
  if (typeof window === 'undefined') return false;
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/** Marks the current entry of the history, beside the state of the host's router. */
export function markUnkept(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), [mark]: true }, '');
}
