/** The backend's clock. Tests pass their own. */
export interface Clock {
  /** In milliseconds since 1970. */
  now(): number;
  /** Runs once after the delay. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
