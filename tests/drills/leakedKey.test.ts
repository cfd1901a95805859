import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecrets } from '../../local-backend/dataFolder';
import { verifyData } from '../../local-backend/verifyData';
import { startPostgres } from '../database/startPostgres';
import { signUp } from '../local-backend/fixture';
import { startBackend, type RunningBackend } from '../local-backend/startBackend';
import { authorisation, currentAddress, personal } from '../contract/samples';
import { report } from './report';

const operations = readFileSync(fileURLToPath(new URL('../../docs/operations.md', import.meta.url)), 'utf8');
let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
let backend: RunningBackend;
const start = () => startBackend({ databaseUrl: server.url, dataDir: join(folder, 'data') });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pension-trace-drill-'));
  chmodSync(folder, 0o755);
  server = await startPostgres(folder, { isDurable: true });
  backend = await start();
  await backend.sql(`update public.settings set company_name = 'Lantern Pension Tracing'`);
});
afterAll(async () => {
  await backend?.stop();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signedCustomer(email: string) {
  const customer = await signUp(backend, email);
  await customer.client.rpc('portal_personal', personal).throwOnError();
  await customer.client.rpc('portal_address', currentAddress).throwOnError();
  await backend.sql(`update public.profiles set tags = '{11}' where id = $1`, [customer.userId]);
  const { data } = await customer.client.rpc('portal_agreements').throwOnError();
  const evidence = JSON.stringify({ method: 'drawn', screenshot: 'taken', wording: data.wording });
  await customer.client.rpc('portal_authorisation', authorisation).setHeader('X-Evidence', evidence).throwOnError();
  return customer;
}

async function verify() {
  const lines: string[] = [];
  const env = { DATABASE_URL: server.url };
  const log = (text: string) => lines.push(...text.split('\n'));
  const code = await verifyData({ parts: [], env, usage: '', dataDir: folder, siteUrl: backend.url, log });
  return { code, first: lines[0] };
}

it('shows which data a leaked secret key reads and changes, revokes it, and finds its changes', async () => {
  const kept = await signedCustomer('kept@example.com');
  const erased = await signedCustomer('erased@example.com');
  const leaked = backend.serviceRoleKey;
  const thief = backend.client(leaked);

  const profiles = await thief.from('profiles').select('national_insurance').throwOnError();
  expect(profiles.data).toHaveLength(2);
  const signed = await thief.from('authorisations').select('signature').throwOnError();
  expect(signed.data?.every(({ signature }) => String(signature).startsWith('data:image/png'))).toBe(true);
  report('it saw: 2 profiles with National Insurance numbers, 2 signatures');

  const change = thief.from('authorisations');
  const refused = [
    await change.update({ signature: null }).eq('number', 1),
    await change.delete().eq('number', 1),
    await change.insert({ number: 3 }),
    await thief.from('erasures').delete().gt('id', 0),
    await thief.from('drafts').select(),
    await thief.from('profiles').delete().eq('id', kept.userId),
  ];
  expect(refused.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501', '42501', 'PT403']);
  report(
    'it could not: change, remove or add a signed record, clear the log of erasures, read drafts, delete a signed customer',
  );

  const moment = new Date().toISOString();
  await thief.from('profiles').update({ admin: true }).eq('id', kept.userId).throwOnError();
  await thief.rpc('backoffice_erase', { p_by: 'Sam', p_user: erased.userId }).throwOnError();
  await thief.from('profiles').delete().eq('id', erased.userId).throwOnError();
  report('it changed: one profile made an administrator, one customer erased through the back office');

  await backend.stop();
  const stateFile = join(folder, 'data', 'state.json');
  const state: object = JSON.parse(readFileSync(stateFile, 'utf8'));
  const { serviceRoleKey } = await createSecrets();
  writeFileSync(stateFile, JSON.stringify({ ...state, serviceRoleKey }));
  backend = await start();
  const refusal = await backend.client(leaked).from('profiles').select('id');
  expect(refusal.data ?? []).toEqual([]);
  expect(refusal.status).toBe(401);
  expect((await backend.client(serviceRoleKey).from('profiles').select('id').throwOnError()).data).toHaveLength(1);
  const session = await backend.client().rpc('portal_user').setHeader('Authorization', `Bearer ${kept.accessToken}`);
  expect(session.data).toMatchObject({ id: kept.userId });
  report('revoked: the leaked key gets 401, the new key works, customers stay logged in');

  const erasures = await backend.sql(
    `select authorisations::text as authorisations, erased_by from public.erasures where asked_by = 'firm' and asked_at > $1`,
    [moment],
  );
  expect(erasures).toEqual([{ authorisations: '{2}', erased_by: 'service_role' }]);
  expect(await backend.sql('select id from public.profiles where admin')).toEqual([{ id: kept.userId }]);
  const checked = await verify();
  expect(checked.code).toBe(0);
  report(`found afterwards: the erasure of record 2 by service_role, the administrator; ${checked.first}`);
});

it('has an entry in docs/operations.md for each table that the key may read', async () => {
  const readable = await backend.sql(`
    select c.relname as name, has_table_privilege('service_role', c.oid, 'insert, update, delete') as may_change
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_table_privilege('service_role', c.oid, 'select') order by 1`);
  expect(readable.length).toBeGreaterThan(15);
  const missing = readable.filter(({ name }) => !operations.includes(`\`${String(name)}\``));
  expect(missing).toEqual([]);
  const names = (mayChange: boolean) =>
    readable.filter(({ may_change }) => may_change === mayChange).map(({ name }) => String(name));
  report(`reads and changes: ${names(true).join(', ')}`);
  report(`reads only: ${names(false).join(', ')}`);
});
