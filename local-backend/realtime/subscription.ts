import * as z from 'zod/mini';
import type { AnnouncedChange } from './announceChanges';

const anyString = z.optional(z.string());

/** The database changes that a client asks for when it joins a channel. */
export const joinPayload = z.object({
  access_token: z.optional(z.nullable(z.string())),
  config: z._default(
    z.object({
      postgres_changes: z._default(
        z.array(z.object({ event: z.string(), schema: anyString, table: anyString, filter: anyString })),
        [],
      ),
    }),
    { postgres_changes: [] },
  ),
});

/** One subscription of a channel. */
export type Subscription = z.output<typeof joinPayload>['config']['postgres_changes'][number] & {
  /** The client's id for its listener. */
  id: number;
};

/** True when event and table match. The filter on rows applies later. */
export function matches({ event, schema = 'public', table }: Subscription, change: AnnouncedChange): boolean {
  const isTable = table === undefined || table === '*' || table === change.table;
  return (event === '*' || event === change.type) && (schema === '*' || schema === change.schema) && isTable;
}

/** Splits `a=eq.1,b=in.(x,y)` into PostgREST's conditions. */
export function conditionsOf(filter: string | undefined): [column: string, condition: string][] {
  const parts = filter?.match(/(?:"(?:\\.|[^"\\])*"|\([^)]*\)|[^,])+/g) ?? [];
  return parts.map((part) => {
    const [column = '', ...condition] = part.split('=');
    return [column, condition.join('=')];
  });
}
