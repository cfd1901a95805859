/** @typedef {{ name: string, after?: string[] }} Step */

/**
 * Runs steps side by side, in the given order as far as they allow.
 *
 * A step starts when all steps named in its `after` have ended, passed or failed. Names outside `steps` are ignored.
 *
 * @template {Step} S
 * @template Result
 * @param {S[]} steps
 * @param {number} lanes How many steps run at once.
 * @param {(step: S) => Promise<Result>} run
 * @returns {Promise<Result[]>} In the order of `steps`.
 */
export async function schedule(steps, lanes, run) {
  const waiting = [...steps];
  const running = new Map();
  const results = new Map();

  const isDone = (name) => steps.every((step) => step.name !== name || results.has(step));
  const isReady = (step) => (step.after ?? []).every(isDone);
  const start = async (step) => {
    results.set(step, await run(step));
    running.delete(step);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.find(isReady) : undefined;
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, start(next));
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
  }
  return steps.map((step) => results.get(step));
}
