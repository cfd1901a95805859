import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { customerAt } from './customers';
import { describeOnDatabase } from './engine';

/** Stored in this order. The letters are the order of the list: `c` and `d` have the same date. */
const rows = `(values ('b', 2), ('d', 3), ('a', 1), ('c', 3)) as row (name, place)`;
const id = `(translate(name, 'abcd', '1234') || substr(gen_random_uuid()::text, 2))::uuid`;
const oldestFirst = `now() - (10 - place) * interval '1 hour'`;
const newestFirst = `now() - place * interval '1 hour'`;

interface List {
  procedure: string;
  /** Added to the name of the test. */
  what?: string;
  /** Clears and stores rows of the customer $1. */
  stored: string[];
  /** The parameters, from a row that belongs to the customer. */
  of?: { table: 'traces' | 'pensions'; sends: (rowId: string) => object };
  sends?: object;
  /** The key with the letter. */
  by?: string;
}

const lists: List[] = [
  {
    procedure: 'portal_user_traces',
    stored: [
      'delete from public.traces where user_id = $1::uuid',
      `insert into public.traces (id, user_id, name, created_date) select ${id}, $1::uuid, name, ${oldestFirst} from ${rows}`,
    ],
  },
  {
    procedure: 'portal_user_pensions',
    stored: [
      'delete from public.pensions where user_id = $1::uuid',
      `insert into public.pensions (id, user_id, name, type_id, created_at)
       select ${id}, $1::uuid, name, 1, ${oldestFirst} from ${rows}`,
    ],
  },
  {
    procedure: 'portal_user_addresses',
    by: 'line1',
    stored: [
      'delete from public.addresses where user_id = $1::uuid',
      // The current one, then the latest move, then those without a year, as they were added.
      `insert into public.addresses (user_id, line1, city, postcode, type, start_date, created_at)
       select $1::uuid, name, 'x', 'EX71 3AA', case name when 'a' then 1 else 2 end,
         case name when 'a' then 1980 when 'b' then 1990 end, now() - case name when 'c' then 2 else 1 end * interval '1 hour'
       from ${rows}`,
    ],
  },
  {
    procedure: 'portal_user_documents',
    stored: [
      `insert into public.documents (id, user_id, name, url, created_date)
       select ${id}, $1::uuid, name, 'https://example.com/' || name, ${newestFirst} from ${rows}`,
    ],
  },
  {
    procedure: 'portal_removed_documents',
    stored: [
      `insert into public.removed_documents (id, user_id, name, created_date, removed_at)
       select ${id}, $1::uuid, name, now(), ${newestFirst} from ${rows}`,
    ],
  },
  ...(['trace', 'pension'] as const).flatMap((entity, index): List[] => [
    {
      procedure: `portal_${entity}_searches`,
      of: { table: `${entity}s`, sends: (p_id) => ({ p_id }) },
      by: 'provider',
      stored: [
        `insert into public.searches (id, user_id, ${entity}_id, provider, created_date)
         select ${id}, $1::uuid, (select id from public.${entity}s where user_id = $1::uuid), name, ${newestFirst}
         from ${rows}`,
      ],
    },
    {
      procedure: 'portal_activity',
      what: `of a ${entity}`,
      of: { table: `${entity}s`, sends: (p_entity_id) => ({ p_entity_type: 6 + index, p_entity_id }) },
      by: 'description',
      stored: [
        'delete from public.activity where user_id = $1::uuid',
        `insert into public.activity (user_id, entity_type, entity_id, description, date)
         select $1::uuid, ${6 + index}, (select id from public.${entity}s where user_id = $1::uuid), name, ${newestFirst}
         from ${rows}`,
      ],
    },
  ]),
  {
    procedure: 'portal_drafts',
    by: 'form',
    stored: [
      `insert into public.drafts (user_id, form, typed, updated_at)
       select $1::uuid, 'trace/' || name, '{}', ${newestFirst} from ${rows}`,
    ],
  },
  {
    procedure: 'search',
    sends: { p_query: 'zibeline' },
    by: 'id',
    stored: [
      // A title that matches comes before newer texts.
      `insert into public.guides (id, title, content, created_date)
       select name, case name when 'a' then 'Zibeline' else 'Cloth' end, 'zibeline',
         now() - case name when 'a' then 9 else place end * interval '1 hour'
       from ${rows} where $1::text is not null`,
    ],
  },
];

describeOnDatabase('The order of a list', (database) => {
  // This index has the order of the list. Without it, only the procedure sorts.
  beforeAll(() => database.owner('drop index public.activity_entity'));

  it.each(lists.map((list) => ({ what: 'of a customer', ...list })))(
    'is fixed for $procedure $what',
    async ({ procedure, stored, of, sends = {}, by = 'name' }) => {
      const me = await customerAt(database, 13);
      for (const sql of stored) await database.owner(sql, [me.id]);
      const [row] = of ? await database.owner(`select id from public.${of.table} where user_id = $1`, [me.id]) : [];
      const reply = await me.rpc(procedure, of ? of.sends(String(row?.id)) : sends);
      const listed = z.parse(z.array(z.record(z.string(), z.unknown())), reply).map((item) => String(item[by]).at(-1));
      expect(listed).toEqual(['a', 'b', 'c', 'd']);
    },
  );
});
