import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packPackage } from '../../release/packPackage.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the packed package. */
    tarball: string;
  }
}

/** Packs the package once for all of its tests, as the release does. */
export default function packOnce(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pension-trace-pack-'));
  project.provide('tarball', packPackage(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
