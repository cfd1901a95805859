import * as v from 'valibot';
import { jsonObject } from '../jsonValues';
import type { AnnouncedChange } from './announceChanges';

const anyString = v.optional(v.string());

/** The database changes that a client asks for when it joins a channel. */
export const joinPayload = v.object({
  access_token: v.optional(v.nullable(v.string())),
  config: v.optional(
    v.pipe(
      jsonObject,
      v.object({
        postgres_changes: v.optional(
          v.array(v.object({ event: v.string(), schema: anyString, table: anyString, filter: anyString })),
          [],
        ),
      }),
    ),
    {},
  ),
});

/** One subscription of a channel. */
export type Subscription = v.InferOutput<typeof joinPayload>['config']['postgres_changes'][number] & {
  /** The client finds its listener by this number. */
  id: number;
};

/** True when event and table match. The filter on rows applies later. */
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
