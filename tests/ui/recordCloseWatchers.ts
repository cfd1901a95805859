import { vi } from 'vitest';

/** Records the page's close watchers. Returns a function that sends the request of Android's Back to the open ones. */
export function recordCloseWatchers(): () => void {
  const Original = window.CloseWatcher;
  if (!Original) throw new Error('This browser has no CloseWatcher.');
  const watchers = new Set<{ requestClose: () => void }>();
  class Recorded extends Original {
    declare requestClose: () => void;
    constructor() {
      super();
      watchers.add(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Recorded);
  return () => watchers.forEach((watcher) => watcher.requestClose());
}
