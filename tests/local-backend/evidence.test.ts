import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from './startBackend';
import { sign, verify, verifyHere, whole } from './verifyEvidence';

describe('npm run db:verify', () => {
  let folder: string;
  let dataDir: string;
  let backend: RunningBackend;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evidence-'));
    chmodSync(folder, 0o755);
    dataDir = join(folder, 'data');
    backend = await startBackend({ dataDir });
    await sign(backend, 'first@example.com');
    await sign(backend, 'second@example.com');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('knows what the embedded backend adds to the migrations', async () => {
    const manifest = join(folder, 'manifest.json');
    await verify([dataDir, '--write-manifest', manifest], { SITE_URL: backend.url });
    // After a change of the embedded backend's SQL: npx vitest run --project backend tests/local-backend/evidence.test.ts -u
    await expect(readFileSync(manifest, 'utf8')).toMatchFileSnapshot('../../local-backend/embeddedManifest.json');
  });

  it('asks the running product while it has the data folder open', async () => {
    const found = await verify([dataDir], { SITE_URL: backend.url });
    expect(found.printed).toMatch(whole);
    expect(found.code).toBe(0);
    const elsewhere = await verify([dataDir], { SITE_URL: 'http://127.0.0.1:9' });
    expect(elsewhere.code).toBe(2);
    expect(elsewhere.printed).toContain('is in use by another copy of this program');
    expect(elsewhere.printed).toContain(
      'It was not found at http://127.0.0.1:9 either; name its address with SITE_URL.',
    );
    await backend.stop();
  });

  it('verifies a closed data folder against a known end of the chain', async () => {
    const found = await verify([], { DATA_DIR: dataDir });
    const [, hash = ''] = whole.exec(found.printed) ?? [];
    expect(hash).not.toBe('');
    const again = await verifyHere(dataDir, { known: `2:${hash}` });
    expect(again).toEqual({ code: 0, printed: found.printed.replace('4 decoded', '0 decoded') });
    const other = await verifyHere(dataDir, { known: `2:${'0'.repeat(64)}` });
    expect(other).toEqual({
      code: 1,
      printed:
        '2 authorisations, chain broken:\n  authorisation 2 is not the record whose hash was written down\nPictures: 0 decoded\n',
    });
  });

  it('checks the anchor that the host wrote at each signing', async () => {
    const anchor = join(dataDir, 'evidence-anchor.txt');
    const lines = readFileSync(anchor, 'utf8').trimEnd().split('\n');
    expect(lines).toEqual([expect.stringMatching(/^1:[0-9a-f]{64}$/), expect.stringMatching(/^2:[0-9a-f]{64}$/)]);
    expect(statSync(anchor).mode & 0o077).toBe(0);
    expect((await verifyHere(dataDir, { anchor })).printed).toMatch(whole);
  });

  it('reports invalid input', async () => {
    expect(await verify([join(folder, 'nowhere')])).toMatchObject({
      code: 2,
      printed: expect.stringContaining('There is nothing at'),
    });
    await expect(verifyHere(folder)).rejects.toThrow('is no data folder of this product');
    await expect(verifyHere(dataDir, { anchor: join(folder, 'none') })).rejects.toThrow('There is no anchor at');
    expect((await verify(['--known', 'x'])).printed).toContain('--known wants a number and a hash');
    const partial = join(folder, 'partial.sql');
    writeFileSync(partial, 'COPY public.agreements (id) FROM stdin;\n\\.\n');
    await expect(verifyHere(partial)).rejects.toThrow(
      'leaves out public.authorisations and public.erasures and private.agreement_head and private.authorisation_head',
    );
  });
});
