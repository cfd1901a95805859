/** Everything the library keeps in the cache begins with this, so that a host's own keys never meet ours. */
const root = 'pension-trace';

/** Cache keys; each holds the customer's id, so that one customer's data is never shown to the next. */
export const queryKeys = {
  /** Everything that was read for one customer. */
  customer: (userId: string) => [root, userId] as const,
  user: (userId: string) => [root, userId, 'user'] as const,
  /** A list or a single row, by the procedure or table it comes from. */
  read: (userId: string, source: string, ...parameters: string[]) => [root, userId, source, ...parameters] as const,
};
