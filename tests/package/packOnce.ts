import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the packed package. */
    tarball: string;
  }
}

/** Packs the package once for all of its tests, as npm would publish it. */
export default function packOnce(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pension-trace-pack-'));
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    cwd: join(import.meta.dirname, '..', '..'),
    shell: process.platform === 'win32',
  });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack made no tarball.');
  project.provide('tarball', join(folder, tarball));
  return () => rmSync(folder, { recursive: true, force: true });
}
