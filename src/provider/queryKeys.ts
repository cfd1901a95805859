/** Everything the library keeps in the cache begins with this, so that a host's own keys never meet ours. */
const root = 'pension-trace';

/** Cache keys; each holds the customer's id, so that one customer's data is never shown to the next. */
export const queryKeys = {
  all: [root] as const,
  user: (userId: string) => [root, userId, 'user'] as const,
  /** A list or a single row, by the procedure or table it comes from. */
  read: (userId: string, source: string, ...parameters: string[]) => [root, userId, source, ...parameters] as const,
};
