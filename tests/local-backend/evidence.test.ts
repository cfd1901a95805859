import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
    dataDir = join(folder, 'data');
    backend = await startBackend({ dataDir });
    await sign(backend, 'first@example.com');
    await sign(backend, 'second@example.com');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('knows what the embedded backend adds to the migrations', async () => {
    const manifest = join(folder, 'manifest.json');
    await verifyHere(dataDir, { manifest, siteUrl: backend.url });
    // After a change of the embedded backend's SQL: npx vitest run --project backend tests/local-backend/evidence.test.ts -u
    await expect(readFileSync(manifest, 'utf8')).toMatchFileSnapshot('../../local-backend/embeddedManifest.json');
  });

  it('asks the running product while it has the data folder open', async () => {
    const found = await verify([dataDir], { SITE_URL: backend.url });
    expect(found.printed).toMatch(whole);
    expect(found.code).toBe(0);
    await expect(verifyHere(dataDir)).rejects.toThrow(
      /is in use by another copy of this program.* It was not found at http:\/\/127\.0\.0\.1:9 either; name its address with SITE_URL\./s,
    );
    await backend.stop();
  });
});
