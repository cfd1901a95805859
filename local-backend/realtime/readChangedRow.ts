import * as z from 'zod/mini';
import type { Database, Row } from '../Database';
import type { AnnouncedChange } from './announceChanges';
import type { Caller } from './Caller';
import { conditionsOf } from './subscription';
import { jsonObject } from '../jsonValues';
import { parse } from '../parse';

const rows = z.array(jsonObject);

/** Returns the changed row if the caller may read it. */
export type ReadChangedRow = (
  change: AnnouncedChange,
  caller: Caller,
  filter: string | undefined,
) => Promise<Row | undefined>;

interface ReadChangedRowOptions {
  database: Database;
  /** Answers a client's request to /rest/v1. */
  rest(request: Request): Promise<Response>;
}

/**
 * Reads the row as the caller, so that row-level security decides who receives it, and grants decide which columns. A
 * deleted row cannot be read: as on Supabase, everyone who may read the table receives only its key.
 */
export function createReadChangedRow({ database, rest }: ReadChangedRowOptions): ReadChangedRow {
  return async ({ schema, table, type, key }, caller, filter) => {
    if (type === 'DELETE') {
      const [row] = await database.query(
        'select has_any_column_privilege($1::name, format($$%I.%I$$, $2::text, $3::text), $$select$$) as allowed',
        [caller.role, schema, table],
      );
      return row?.allowed === true ? key : undefined;
    }
    const [readable] = await database.query(
      `select coalesce(string_agg(quote_ident(attname), ','), '') as columns from pg_catalog.pg_attribute
       where attrelid = format('%I.%I', $2::text, $3::text)::regclass and attnum > 0 and not attisdropped
         and has_column_privilege($1::name, attrelid, attnum, 'select')`,
      [caller.role, schema, table],
    );
    if (readable?.columns === '') return undefined;
    const query = new URLSearchParams({ select: String(readable?.columns), limit: '1' });
    for (const [column, value] of Object.entries(key)) query.append(column, `eq.${String(value)}`);
    for (const [column, condition] of conditionsOf(filter)) query.append(column, condition);
    const answer = await rest(
      new Request(`http://localhost/rest/v1/${encodeURIComponent(table)}?${query}`, {
        headers: { ...caller.headers, 'accept-profile': schema },
      }),
    );
    return answer.ok ? parse(rows, await answer.json())[0] : undefined;
  };
}
