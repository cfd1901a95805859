import * as z from 'zod/mini';
import type { Database } from '../Database';
import { jsonObject } from '../jsonValues';
import { parse } from '../parse';

/** The NOTIFY channel for changed rows. */
export const changesChannel = 'local_backend_changes';

/** The key of a changed row. The content is read later, for each subscriber. */
export const announcedChange = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.literal(['INSERT', 'UPDATE', 'DELETE']),
  key: jsonObject,
  at: z.string(),
});
export type AnnouncedChange = z.output<typeof announcedChange>;

const announce = `
create or replace function local_backend.announce_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb;
  key jsonb;
begin
  if tg_op = 'DELETE' then
    changed := pg_catalog.to_jsonb(old);
  else
    changed := pg_catalog.to_jsonb(new);
  end if;
  select pg_catalog.jsonb_object_agg(part, changed -> part) into key from pg_catalog.unnest(tg_argv) as part;
  perform pg_catalog.pg_notify('${changesChannel}', pg_catalog.jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key, 'at', pg_catalog.now()
  )::text);
  return null;
end
$$;
`;

/* One trigger for each table of the publication, for the kinds of changes that it publishes, with the columns of the table's
   primary key. */
const layTriggers = `
do $$
declare
  found record;
begin
  for found in
    select tgrelid::regclass as relation from pg_catalog.pg_trigger
    where tgname = 'local_backend_announce_change' and not tgisinternal
  loop
    execute pg_catalog.format('drop trigger local_backend_announce_change on %s', found.relation);
  end loop;
  for found in
    select
      published.schemaname,
      published.tablename,
      pg_catalog.concat_ws(
        ' or ',
        case when publication.pubinsert then 'insert' end,
        case when publication.pubupdate then 'update' end,
        case when publication.pubdelete then 'delete' end
      ) as changes,
      pg_catalog.string_agg(pg_catalog.quote_literal(attribute.attname), ', ') as key_columns
    from pg_catalog.pg_publication_tables as published
    join pg_catalog.pg_publication as publication on publication.pubname = published.pubname
      and (publication.pubinsert or publication.pubupdate or publication.pubdelete)
    join pg_catalog.pg_index as index on index.indisprimary and index.indrelid =
      pg_catalog.format('%I.%I', published.schemaname, published.tablename)::regclass
    join pg_catalog.pg_attribute as attribute
      on attribute.attrelid = index.indrelid and attribute.attnum = any (index.indkey)
    where published.pubname = 'supabase_realtime'
    group by published.schemaname, published.tablename, publication.pubinsert, publication.pubupdate, publication.pubdelete
  loop
    execute pg_catalog.format(
      'create trigger local_backend_announce_change after %s on %I.%I
        for each row execute function local_backend.announce_change(%s)',
      found.changes, found.schemaname, found.tablename, found.key_columns
    );
  end loop;
end
$$;
`;

/** Makes every table in the `supabase_realtime` publication announce its changes, as replication does on Supabase. */
export async function announceChanges(database: Database): Promise<void> {
  await database.transaction((transaction) => transaction.exec(announce + layTriggers));
}

const publishedRows = z.array(z.object({ schemaname: z.string(), tablename: z.string() }));

/** The tables that announce their changes, as `schema.table`. */
export async function publishedTables(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.query(
    `select schemaname, tablename from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime'`,
  );
  return new Set(parse(publishedRows, rows).map(({ schemaname, tablename }) => `${schemaname}.${tablename}`));
}
