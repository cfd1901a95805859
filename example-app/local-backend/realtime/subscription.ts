import * as z from 'zod/mini';
import type { AnnouncedChange } from './announceChanges';

const anyString = z.optional(z.string());

/** What a client asks for when it joins a channel, as far as database changes go. */
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

/** One thing that a channel listens to. */
export type Subscription = z.infer<typeof joinPayload>['config']['postgres_changes'][number] & {
  /** The client finds its listener by this number. */
  id: number;
};

/** True when the change is of the kind and on the table that was asked for; rows are looked at later. */
export function concerns({ event, schema = 'public', table }: Subscription, change: AnnouncedChange): boolean {
  const isTable = table === undefined || table === '*' || table === change.table;
  return (event === '*' || event === change.type) && (schema === '*' || schema === change.schema) && isTable;
}

/** `a=eq.1,b=in.(x,y)` as the conditions that PostgREST takes one by one. */
export function conditionsOf(filter: string | undefined): [column: string, condition: string][] {
  const parts = filter?.match(/(?:"(?:\\.|[^"\\])*"|\([^)]*\)|[^,])+/g) ?? [];
  return parts.map((part) => {
    const [column = '', ...condition] = part.split('=');
    return [column, condition.join('=')];
  });
}
