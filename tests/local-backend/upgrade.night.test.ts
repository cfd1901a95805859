import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyData } from '../../local-backend/verifyData';
import { authorisation, currentAddress, personal } from '../contract/samples';
import { readFrozen } from '../upgrades/frozen';
import { signUp } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

const supabaseDir = fileURLToPath(new URL('../../supabase', import.meta.url));
let folder: string;
let backend: RunningBackend;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
});
afterEach(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A `supabase` folder with the migrations of a version. */
function supabaseOf(names: string[]): string {
  const of = join(folder, 'supabase');
  mkdirSync(join(of, 'migrations'), { recursive: true });
  for (const name of ['seed.sql', ...names.map((migration) => `migrations/${migration}`)]) {
    cpSync(join(supabaseDir, name), join(of, name));
  }
  return of;
}

const [version = '', migrations = {}] = Object.entries(readFrozen())[0] ?? [];

it(`migrates the data folder of ${version} at the next start, and keeps its data`, async () => {
  const dataDir = join(folder, 'data');
  const firmDir = supabaseOf(Object.keys(migrations));
  backend = await startBackend({ dataDir, supabaseDir: firmDir });
  await backend.sql(`update public.settings set company_name = 'Lantern Pension Tracing'`);
  const { client, userId } = await signUp(backend, 'kept@example.com');
  await client.rpc('portal_personal', personal).throwOnError();
  await client.rpc('portal_address', currentAddress).throwOnError();
  await backend.sql(`update public.profiles set tags = '{11}' where id = $1`, [userId]);
  const { data } = await client.rpc('portal_agreements').throwOnError();
  const evidence = JSON.stringify({ method: 'drawn', screenshot: 'taken', wording: data.wording });
  await client.rpc('portal_authorisation', authorisation).setHeader('X-Evidence', evidence).throwOnError();
  const signed = () => backend.sql('select number, hash, signature from public.authorisations');
  const before = await signed();
  expect(before).toHaveLength(1);
  await backend.stop();

  writeFileSync(
    join(firmDir, 'migrations/20271231000000_later.sql'),
    `alter table public.guides add column note text not null default 'none'`,
  );
  backend = await startBackend({ dataDir, supabaseDir: firmDir });
  expect(await backend.sql('select distinct note from public.guides')).toEqual([{ note: 'none' }]);
  expect(await signed()).toEqual(before);
  const again = backend.client();
  await again.auth.signInWithPassword({ email: 'kept@example.com', password: 'a-good-password' });
  expect((await again.rpc('portal_user').throwOnError()).data).toMatchObject({ id: userId, tags: [12] });
  const firm = backend.client(backend.serviceRoleKey);
  const copy = await firm.rpc('backoffice_copy_customer', { p_user: userId }).throwOnError();
  expect(copy.data).toMatchObject({ customer: userId });
  await backend.stop();

  const lines: string[] = [];
  const log = (text: string) => lines.push(text);
  expect(await verifyData({ parts: [], env: {}, usage: '', dataDir, siteUrl: 'http://127.0.0.1:9', log })).toBe(3);
  expect(lines.join('\n')).toContain('1 authorisation, chain intact, 2 unknown objects:');
  // The manifest is that of this version.
  expect(lines.join('\n')).toContain('the table public.guides is not the one in supabase/migrations');
  backend = await startBackend({ dataDir, supabaseDir: firmDir });
});
