/** The first part of every query and mutation key, so that they never collide with a host's own. */
export const keyRoot = 'pension-trace';

/** The source of the customer's profile. */
export const profileSource = 'user';

/**
 * Whether a query reads this procedure or table. No customer id is needed, because earlier customers' queries are
 * removed.
 */
export function isReadOf(source: string, { queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === keyRoot && queryKey[2] === source;
}

/** Query keys. Each includes the customer's id, so that one customer's data is never shown to the next. */
export const queryKeys = {
  /** All data of one customer. */
  customer: (userId: string) => [keyRoot, userId] as const,
  /** A list or a row, by its procedure or table. */
  read: (userId: string, source: string, ...parameters: string[]) => [keyRoot, userId, source, ...parameters] as const,
};
