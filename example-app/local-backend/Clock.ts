/** Time, as the backend needs it; a test hands in its own. */
export interface Clock {
  /** In milliseconds since 1970. */
  now(): number;
  /** Runs once after the delay. Returns the function that calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The machine's own. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
