/** Spreads reloads after live changes over time. */
export interface ReloadSchedule {
  /** Asks for a reload. Further calls before it count as the same reload. */
  ask: () => void;
  /** Gives up a reload that was asked for. */
  stop: () => void;
}

/**
 * Returns a schedule that calls `reload` at a random moment within `spread` milliseconds after the first `ask`, at once
 * for 0. A change to a table that everyone reads reaches every open portal in the same instant: without a window, all of
 * them would ask the server together. A hidden tab waits until it is shown.
 */
export function createReloadSchedule(reload: () => void, spread: number): ReloadSchedule {
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    isAsked = false;
    reload();
  }

  function handleVisibility() {
    if (isAsked && timer === undefined) run();
  }
  document.addEventListener('visibilitychange', handleVisibility);

  return {
    ask() {
      if (isAsked) return;
      isAsked = true;
      if (spread === 0) run();
      else timer = setTimeout(run, Math.random() * spread);
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    },
  };
}
