import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/address/handler';
import { customerAt } from '../database/customers';
import { openTestDatabase, type TestDatabase } from '../database/engine';
import { migratePostgres, readSqlFiles } from '../database/startEngines';
import { startPostgres } from '../database/startPostgres';
import { readStoredData } from '../database/storedData';
import { createSigningKey, type SigningKey } from '../supabase/functions/tokens';
import { report } from './report';
import { verify } from './verify';

const projectUrl = 'https://project.example';
let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
let database: TestDatabase & { close(): Promise<void> };
/** The public keys that the project publishes. */
let published: SigningKey[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pension-trace-drill-'));
  chmodSync(folder, 0o755);
  server = await startPostgres(folder, { isDurable: true });
  await migratePostgres(server.url, await readSqlFiles());
  database = openTestDatabase(`${server.url}/migrated`);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await database?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The project's network: its signing keys, and its API on the real database. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (pathname === '/auth/v1/.well-known/jwks.json') return Response.json({ keys: published.map(({ jwk }) => jwk) });
  if (pathname === '/rest/v1/rpc/backoffice_count_request') {
    return Response.json(
      await database.as('service_role').rpc('backoffice_count_request', Object(await request.json())),
    );
  }
  const { sub = 'anon' } = decodeJwt(request.headers.get('authorization')?.slice('Bearer '.length) ?? '');
  return Response.json(await database.as(sub).select('select * from public.sample_addresses limit 1'));
}

it('rotates the signing key without ending sessions, and then refuses the old key', async () => {
  const { id } = await customerAt(database, 13);
  const before = await readStoredData(database);
  const [oldKey, newKey] = [await createSigningKey(projectUrl), await createSigningKey(projectUrl)];
  const env = {
    SUPABASE_URL: projectUrl,
    SUPABASE_ANON_KEY: 'sb_publishable_x',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x',
  };
  const address = createHandler({ env, fetch: answer });
  const ask = async (key: SigningKey) => {
    const authorization = `Bearer ${await key.sign({ sub: id, aal: 'aal2' })}`;
    const body = JSON.stringify({ postcode: 'EX71 3AA' });
    const request = new Request(`${projectUrl}/functions/v1/address`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    return (await address(request)).status;
  };
  const both = async () => ({ old: await ask(oldKey), new: await ask(newKey) });
  const now = Date.now();
  const minutesLater = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * 60_000 });

  published = [oldKey];
  expect(await both()).toEqual({ old: 200, new: 401 });
  report('one key: its sessions are accepted');
  published = [oldKey, newKey];
  minutesLater(1);
  expect(await both()).toEqual({ old: 200, new: 200 });
  report('standby key published, then rotated: sessions of both keys are accepted, the new one at once');
  published = [newKey];
  minutesLater(5);
  expect(await both()).toEqual({ old: 200, new: 200 });
  report('old key revoked, 4 minutes later: a running function still accepts the old key');
  minutesLater(12);
  expect(await both()).toEqual({ old: 401, new: 200 });
  report('old key revoked, 11 minutes later: the old key is refused, the new one accepted');

  const counted = await database.owner(
    `select sum(count)::integer as calls from private.request_counts where what = 'function address'`,
  );
  expect(counted).toEqual([{ calls: 6 }]);
  const after = await readStoredData(database);
  expect(after).toEqual({ ...before, counts: { ...before.counts, 'private.request_counts': expect.any(Number) } });
  const checked = await verify(`${server.url}/migrated`);
  expect(checked.code).toBe(0);
  report(`the database counted the 6 accepted calls of one customer and is otherwise unchanged: ${checked.lines[0]}`);
});
