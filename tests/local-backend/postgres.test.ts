import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../database/startPostgres';
import { fixtureFolder, signUp, type SignedIn } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';
import { eventually } from '../eventually';

let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
let backend: RunningBackend;
let customer: SignedIn;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL may run as another user, which needs access.
  chmodSync(folder, 0o755);
  server = await startPostgres(folder);
  backend = await startBackend({ supabaseDir: fixtureFolder, databaseUrl: server.url });
  customer = await signUp(backend, 'postgres@example.com');
}, 120_000);
afterAll(async () => {
  await backend?.stop();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('on a PostgreSQL server', () => {
  it('converts values as PostgREST does', async () => {
    const { data, error } = await customer.client
      .from('notes')
      .insert({
        body: 'Values',
        amount: 10.5,
        details: { list: [1, 'two'], text: '"quoted"' },
        happened_at: '2026-03-29T01:30:00',
        written_at: '2026-03-29T01:30:00.5+01:00',
      })
      .select('amount, details, happened_at, written_at')
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({
      amount: 10.5,
      details: { list: [1, 'two'], text: '"quoted"' },
      happened_at: '2026-03-29T01:30:00',
      written_at: '2026-03-29T00:30:00.5+00:00',
    });
    const kind = await backend.sql("select jsonb_typeof(details) as kind from public.notes where body = 'Values'");
    expect(kind).toEqual([{ kind: 'object' }]);
    const described = await customer.client.rpc('describe_values', { p_value: { a: [1] }, p_names: ['Ada', 'Jo'] });
    expect(described.data).toEqual({ kind: 'object', value: { a: [1] }, names: 2 });
    const names = await backend.sql(
      "select raw_user_meta_data ->> 'first_name' as name from auth.users where id = $1",
      [customer.userId],
    );
    expect(names).toEqual([{ name: 'Ada' }]);
  });

  it('keeps grants, refusals and identities', async () => {
    expect((await backend.client().from('notes').insert({ body: 'From a visitor' })).error?.code).toBe('42501');
    const refused = await customer.client.rpc('refuse', {
      p_code: 'PT409',
      p_message: 'You cannot do this.',
      p_hint: 'a_hint',
      p_detail: 'A detail',
    });
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'PT409', message: 'You cannot do this.', hint: 'a_hint' },
    });
    const other = await signUp(backend, 'postgres-other@example.com');
    const answers = await Promise.all(
      [customer, other, customer, other].map(async ({ client, userId }) => [
        userId,
        (await client.rpc('who_am_i')).data?.id,
      ]),
    );
    for (const [asked, answered] of answers) expect(answered).toBe(asked);
    const { data } = await backend.client().from('seen_headers').select().setHeader('X-Evidence', 'seen');
    expect(data).toEqual([{ evidence: 'seen' }]);
  });

  it('keeps files', async () => {
    const papers = customer.client.storage.from('papers');
    const path = `${customer.userId}/statement.pdf`;
    const file = new Blob(['%PDF'], { type: 'application/pdf' });
    expect((await papers.upload(path, file)).error).toBeNull();
    expect((await papers.list(customer.userId)).data).toMatchObject([{ name: 'statement.pdf', metadata: { size: 4 } }]);
    expect(await (await papers.download(path)).data?.text()).toBe('%PDF');
  });

  it('sends live changes', async () => {
    const changes: unknown[] = [];
    const channel = customer.client.channel('notes');
    const listening = new Promise<void>((resolve) => channel.on('system', {}, () => resolve()));
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, (change) => changes.push(change));
    channel.subscribe();
    await listening;
    await customer.client.from('notes').insert({ body: 'Live' });
    await eventually(() => expect(changes).toMatchObject([{ eventType: 'INSERT', new: { body: 'Live' } }]));
  });

  it('finds its data again, and applies no file twice', async () => {
    await backend.restart();
    const { error } = await backend
      .client()
      .auth.signInWithPassword({ email: 'postgres@example.com', password: 'a-good-password' });
    expect(error).toBeNull();
    const [row] = await backend.sql("select count(*)::int as count from public.notes where body = 'From the seed'");
    expect(row).toEqual({ count: 1 });
  });

  it('refuses the database of a Supabase project', async () => {
    await backend.sql('create table auth.schema_migrations (version text)');
    await expect(startBackend({ supabaseDir: fixtureFolder, databaseUrl: server.url })).rejects.toThrow(
      'DATABASE_URL names the database of a Supabase project',
    );
  });
});
