/** Statuses that end without the customer, at an answer or a timeout. */
const waiting = new Set(['pending']);

/** Statuses that wait for the customer, and final ones. */
const resting = new Set([
  'cancelled',
  'confirming',
  'empty',
  'error',
  'expired',
  'found',
  'idle',
  'invalid',
  'off',
  'on',
  'recovering',
  'second-step',
  'logged-in',
  'logged-out',
  'success',
  'unavailable',
]);

/**
 * Returns the waiting statuses anywhere in a hook's result. `isLoading: true` counts as `isLoading`.
 *
 * @throws When a status is in neither list above.
 */
export function waitingStatuses(result: unknown): string[] {
  const found: string[] = [];
  const visited = new Set<unknown>();

  function visit(value: unknown) {
    if (typeof value !== 'object' || value === null || value instanceof Error || visited.has(value)) return;
    visited.add(value);
    for (const [name, part] of Object.entries(value)) {
      if (name === 'isLoading' && part === true) found.push(name);
      if (name !== 'status' || typeof part !== 'string') visit(part);
      else if (waiting.has(part)) found.push(part);
      else if (!resting.has(part)) throw new Error(`Is the status '${part}' waiting or resting?`);
    }
  }

  visit(result);
  return found;
}
