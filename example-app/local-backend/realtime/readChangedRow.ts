import * as z from 'zod/mini';
import type { Database, Row } from '../Database';
import type { AnnouncedChange } from './announceChanges';
import type { Caller } from './Caller';
import { conditionsOf } from './subscription';

const rows = z.array(z.record(z.string(), z.unknown()));

/** Answers what a caller may know of a changed row: the row, or nothing. */
export type ReadChangedRow = (
  change: AnnouncedChange,
  caller: Caller,
  filter: string | undefined,
) => Promise<Row | undefined>;

interface ReadChangedRowOptions {
  database: Database;
  /** Answers a request to /rest/v1 as it would for a client. */
  rest(request: Request): Promise<Response>;
}

/**
 * Reads the row anew in the caller's own name, so that row-level security decides who hears of it. A deleted row can
 * no longer be asked for: as on Supabase, everyone who may read the table learns its key, and nothing else.
 */
export function createReadChangedRow({ database, rest }: ReadChangedRowOptions): ReadChangedRow {
  return async ({ schema, table, type, key }, caller, filter) => {
    if (type === 'DELETE') {
      const [row] = await database.query(
        'select has_table_privilege($1::name, format($$%I.%I$$, $2::text, $3::text), $$select$$) as allowed',
        [caller.role, schema, table],
      );
      return row?.allowed === true ? key : undefined;
    }
    const query = new URLSearchParams({ select: '*', limit: '1' });
    for (const [column, value] of Object.entries(key)) query.append(column, `eq.${String(value)}`);
    for (const [column, condition] of conditionsOf(filter)) query.append(column, condition);
    const answer = await rest(
      new Request(`http://localhost/rest/v1/${encodeURIComponent(table)}?${query}`, {
        headers: { ...caller.headers, 'accept-profile': schema },
      }),
    );
    return answer.ok ? rows.parse(await answer.json())[0] : undefined;
  };
}
