/** Saves what a customer typed before the page lets them go. */
export interface Leaving {
  /** Adds a draft. `save` sends it and resolves with false when that failed. Returns the function that removes it. */
  add: (save: () => Promise<boolean>) => () => void;
  /** Saves all drafts at once. Resolves within three seconds: with false when one was not saved by then. */
  save: () => Promise<boolean>;
}

/** Milliseconds that a log-out waits for drafts. */
export const leavingPatience = 3000;

export function createLeaving(): Leaving {
  const drafts = new Set<() => Promise<boolean>>();
  return {
    add(save) {
      drafts.add(save);
      return () => drafts.delete(save);
    },
    async save() {
      if (drafts.size === 0) return true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), leavingPatience);
      });
      const saved = Promise.all([...drafts].map((save) => save().catch(() => false)));
      const isSaved = await Promise.race([saved.then((all) => all.every(Boolean)), late]);
      clearTimeout(timer);
      return isSaved;
    },
  };
}
