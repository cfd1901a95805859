import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { portalDataCopy } from '../../src/backend/contracts/dataCopy';
import { describeOnDatabase, type Trial } from './engine';
import { setScene, type Holder, type Scene } from './scene';

/** Tables that contain only secrets of a customer. A copy omits them, and an erasure removes their rows. */
const secrets = ['auth.one_time_tokens', 'auth.refresh_tokens'];

/** What remains after an erasure, see supabase/README.md. */
const remaining = [
  'auth.users',
  'authorisations',
  'files_to_remove',
  'private.office_log',
  'profiles',
  'storage.objects',
];

describeOnDatabase('A customer’s own copy', (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene(database);
    const { id, email } = scene.owner;
    const { sessionId } = await one(
      database,
      `insert into auth.sessions (user_id) values ('${id}') returning id as "sessionId"`,
    );
    for (const statement of [
      `insert into auth.identities (user_id, identity_data) values ('${id}', '{"email": "${email}"}')`,
      `insert into auth.refresh_tokens (user_id, session_id) values ('${id}', '${String(sessionId)}')`,
      `insert into auth.one_time_tokens (user_id, token_hash, relates_to) values ('${id}', 'secret-hash', '${email}')`,
      `insert into auth.mfa_factors (user_id, status) values ('${id}', 'unverified')`,
      `insert into auth.audit_log_entries (payload) values ('{"actor_id": "${id}"}')`,
      `update auth.users set encrypted_password = 'secret-password' where id = '${id}'`,
    ]) {
      await database.owner(statement);
    }
  });

  const copyOf = async (trial: Trial, { id }: Holder) =>
    z.parse(portalDataCopy.output, await trial.as('service_role').rpc('backoffice_copy_customer', { p_user: id }));

  async function erase(trial: Trial, { id }: Holder) {
    await trial.owner(
      `update public.profiles set tags = '{14}', tags_before_cancelling = null, cancelled_at = now() where id = $1`,
      [id],
    );
    const headers = { 'idempotency-key': 'erase-for-good' };
    await trial.as(id, headers).rpc('anonymize_user', { p_id: id });
  }

  /** The differences between a customer's rows in the database, in the copy and after an erasure. */
  async function differences(trial: Trial): Promise<string[]> {
    const { owner } = scene;
    const { tables } = await copyOf(trial, owner);
    const before = await tablesAbout(trial, owner);
    await erase(trial, owner);
    const after = await tablesAbout(trial, owner);
    const found: string[] = [];
    for (const [table, rows] of before) {
      if (rows === 0) found.push(`${table} has no row of the customer in this test`);
      const copied = tables[table];
      if (!secrets.includes(table) && copied === undefined) found.push(`${table} is not in the copy`);
      if (copied && copied.length !== rows) found.push(`${table} has ${rows} rows, and ${copied.length} in the copy`);
      const isLeft = (after.get(table) ?? 0) > 0;
      if (isLeft !== remaining.includes(table)) found.push(`${table} ${isLeft ? 'keeps' : 'loses'} rows in an erasure`);
    }
    for (const table of Object.keys(tables)) if (!before.has(table)) found.push(`${table} is in the copy only`);
    return found;
  }

  it('has every table with rows of a customer, and an erasure removes the same tables', async () => {
    expect(await database.trial(differences)).toEqual([]);
  });

  it.each([
    ['a foreign key', 'create table public.notes (customer uuid references public.profiles (id) on delete cascade)'],
    ['the name of a column', 'create table private.notes (user_id text)'],
  ])('detects a new table with a customer’s id by %s', async (_how, statement) => {
    const name = statement.includes('private.') ? 'private.notes' : 'notes';
    const found = await database.trial(async (trial) => {
      await trial.owner(statement);
      await trial.owner(`insert into ${name.includes('.') ? name : `public.${name}`} values ('${scene.owner.id}')`);
      return differences(trial);
    });
    expect(found).toEqual([`${name} is not in the copy`, `${name} keeps rows in an erasure`]);
  });

  it('contains the customer’s values, and neither secrets nor values of other customers', async () => {
    const { owner, another } = scene;
    const copy = await database.trial((trial) => copyOf(trial, owner));
    const text = JSON.stringify(copy);
    for (const value of [
      owner.email,
      'AB123456C',
      'Weavers & Sons',
      'AV-1',
      '10 Sample Street',
      'data:image/png',
      'Statement.pdf',
      'I authorise',
    ]) {
      expect(text).toContain(value);
    }
    for (const value of [another.id, another.email, 'secret-', '"salt"', '"key"']) expect(text).not.toContain(value);
    expect(copy).toMatchObject({ format: 1, customer: owner.id });
    expect(copy.tables['storage.objects']?.map(({ name }) => name)).toEqual([
      `${owner.id}/statement.pdf`,
      `${owner.id}/waiting.pdf`,
      `${owner.id}/wrong.pdf`,
    ]);
  });

  it('is logged with who made it', async () => {
    const log = await database.trial(async (trial) => {
      await trial.owner('delete from public.data_copies');
      await copyOf(trial, scene.owner);
      await trial.as(scene.owner.id).rpc('portal_data_copy');
      return trial.as('service_role').select('select user_id, asked_by, copied_by from public.data_copies order by id');
    });
    expect(log).toEqual([
      { user_id: scene.owner.id, asked_by: 'firm', copied_by: 'service_role' },
      { user_id: scene.owner.id, asked_by: 'customer', copied_by: 'authenticated' },
    ]);
  });

  it('works where the auth service lacks its newer tables', async () => {
    const copy = await database.trial(async (trial) => {
      for (const table of ['audit_log_entries', 'mfa_factors']) await trial.owner(`drop table auth.${table}`);
      return copyOf(trial, scene.owner);
    });
    expect(copy.tables['auth.mfa_factors']).toEqual([]);
  });

  describe('made by the customer', () => {
    const mine = (trial: Trial, claims = {}) => trial.as(scene.owner.id, {}, claims).rpc('portal_data_copy');

    it('equals the firm’s copy, except that only the customer’s has unsent values, and only the firm’s has its notes', async () => {
      await database.trial(async (trial) => {
        const { tables } = await copyOf(trial, scene.owner);
        const own = z.parse(portalDataCopy.output, await mine(trial));
        const aside = { data_copies: [], drafts: [], office_notes: [] };
        expect({ ...own.tables, ...aside }).toEqual({ ...tables, ...aside });
        expect(own.tables.office_notes).toEqual([]);
        expect(own.tables.drafts).toEqual([expect.objectContaining({ form: 'pension', typed: {} })]);
        expect(Object.keys(tables.drafts?.[0] ?? {})).toEqual(['form', 'user_id', 'updated_at']);
      });
    });

    it('returns not-found if the firm does not offer it', async () => {
      await database.trial(async (trial) => {
        await trial.owner('update public.settings set offers_data_copy = false');
        await expect(mine(trial)).rejects.toMatchObject({ code: 'PT404', hint: 'missing' });
      });
    });

    it('needs the password, and refusals count towards a limit', async () => {
      const unconfirmed = {
        code: 'PT403',
        message: 'Please enter your password again to confirm that it is you.',
        hint: 'unconfirmed',
      };
      await database.trial(async (trial) => {
        await trial.owner(`update public.settings set request_limit = 2, request_window = '100 years'`);
        await expect(mine(trial, { amr: [] })).rejects.toMatchObject(unconfirmed);
        await expect(mine(trial, { amr: [] })).rejects.toMatchObject(unconfirmed);
        await expect(mine(trial)).rejects.toMatchObject({ code: 'PT429', hint: 'too_often' });
        expect(await trial.owner(`select 1 from public.data_copies where asked_by = 'customer'`)).toEqual([]);
      });
    });

    it('is limited to five in a day; those of the firm do not count', async () => {
      await database.trial(async (trial) => {
        await copyOf(trial, scene.owner);
        for (let made = 1; made <= 5; made += 1) await mine(trial);
        await expect(mine(trial)).rejects.toMatchObject({
          code: 'PT429',
          message: 'You have asked for your data several times today. Please try again tomorrow.',
          hint: 'too_often',
        });
        await trial.owner(`update public.data_copies set copied_at = copied_at - interval '1 day'`);
        await mine(trial);
      });
    });
  });
});

async function one(trial: Pick<Trial, 'owner'>, sql: string) {
  return (await trial.owner(sql))[0] ?? {};
}

/**
 * The number of a customer's rows in every table that may have some: by its content, by a foreign key to the customer, or
 * by the name of a column.
 */
async function tablesAbout(trial: Trial, { id, email }: Holder): Promise<ReadonlyMap<string, number>> {
  const tables = await trial.owner(`
    select n.nspname as schema, c.relname as name,
      exists (
        select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
          and f.confrelid in ('public.profiles'::regclass, 'auth.users'::regclass)
      ) or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname ~ '^(user|customer|profile|owner)(_id)?$'
      ) as is_about
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p')
    order by n.nspname = 'public' desc, c.relname`);
  const found = new Map<string, number>();
  for (const { schema, name, is_about } of tables) {
    const table = schema === 'public' ? String(name) : `${String(schema)}.${String(name)}`;
    const { count } = await one(
      trial,
      `select count(*)::integer as count from ${String(schema)}.${String(name)} t
       where position('${id}' in to_jsonb(t)::text) > 0 or position('${email}' in lower(to_jsonb(t)::text)) > 0`,
    );
    if (is_about === true || Number(count) > 0) found.set(table, Number(count));
  }
  return found;
}
