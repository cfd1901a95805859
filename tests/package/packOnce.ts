import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packPackage } from '../../release/packPackage.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The paths of the packed packages. */
    tarballs: Record<'react' | 'cli', string>;
  }
}

/** Packs both packages once for all of their tests, as the release does. */
export default function packOnce(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pension-trace-pack-'));
  project.provide('tarballs', { react: packPackage('react', folder), cli: packPackage('cli', folder) });
  return () => rmSync(folder, { recursive: true, force: true });
}
