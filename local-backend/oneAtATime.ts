/** Runs one task at a time, in the order of the calls. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A queue for PGlite, which has a single session: two interleaved requests would share a transaction and its role. A
 * task must not wait for another task of the same queue.
 */
export function oneAtATime(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
