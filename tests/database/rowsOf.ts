import type { Row, Trial } from './engine';

interface Ownership {
  table: string;
  /** SQL for the owner of row `t`; null for tables without owners. */
  ownedBy: string | null;
}

/** Our tables, with the SQL for a row's owner. From the catalogue. */
export async function ownedTables(trial: Pick<Trial, 'owner'>): Promise<Ownership[]> {
  const rows = await trial.owner(`
    select c.oid::regclass::text as name,
      case
        when c.oid = 'storage.objects'::regclass then '(storage.foldername(t.name))[1]'
        when c.oid = 'public.profiles'::regclass then 't.id::text'
        when c.oid = 'public.files_to_remove'::regclass then 'split_part(t.url, ''/'', 1)'
        when c.oid = 'public.erasures'::regclass then 'coalesce(t.user_id, (
          select a.user_id from public.authorisations a where a.number = any (t.authorisations) limit 1
        ))::text'
        -- The confirmation of an erasure has no customer any more.
        when c.oid = 'public.messages'::regclass then 'coalesce(t.user_id::text, '''')'
        when c.oid = 'public.invites'::regclass then '(select p.id::text from public.profiles p where p.email = t.email)'
        when exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
        ) then 't.user_id::text'
      end as owned_by
    from pg_class c
    where (c.relnamespace = 'public'::regnamespace or c.oid in ('storage.objects'::regclass, 'storage.buckets'::regclass))
      and c.relkind in ('r', 'p')
    order by c.relnamespace = 'public'::regnamespace desc, 1
  `);
  return rows.map(({ name, owned_by }) => ({
    table: String(name),
    ownedBy: owned_by === null ? null : String(owned_by),
  }));
}

/** The SQL of `fingerprintOfOthers`. Every database here has the same tables. */
let everyDigest: string | undefined;

/** One digest per table over all rows of other customers. */
export async function fingerprintOfOthers(trial: Pick<Trial, 'owner'>, customers: readonly string[]): Promise<Row> {
  everyDigest ??= (await ownedTables(trial)).map(digestOf).join(',\n');
  const [row] = await trial.owner(`select $1::text as beside, ${everyDigest}`, [['', ...customers].join(',')]);
  return row ?? {};
}

function digestOf({ table, ownedBy }: Ownership): string {
  const others = ownedBy === null ? '' : `where ${ownedBy} is null or ${ownedBy} <> all (string_to_array($1, ','))`;
  return `(select count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '')
    from ${table} t ${others}) as "${table}"`;
}
