/** Runs one piece of work at a time, in the order in which they were handed in. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A queue for PGlite, which has a single session: two requests that interleave there would share one
 * transaction, and with it one role. Work must not hand more work to the same queue and wait for it.
 */
export function oneAtATime(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
