import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests } from './countTests.mjs';

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), '.cache', 'reports');

/** Deletes the files of earlier runs. */
export function clearReports() {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Returns the paths of a step's files: its test report, its output and its result.
 *
 * @param {string} name
 */
export function reportFiles(name) {
  mkdirSync(folder, { recursive: true });
  return {
    report: join(folder, `${name}.json`),
    log: join(folder, `${name}.log`),
    ending: join(folder, `${name}.ending.json`),
  };
}

/**
 * Writes the result of a step, for `countStep`.
 *
 * @param {string} name
 * @param {{ kind?: 'vitest' | 'playwright', succeeded: boolean, reason: string, seconds: number, processor?: number }} ending
 */
export function writeEnding(name, ending) {
  writeFileSync(reportFiles(name).ending, JSON.stringify(ending));
}

/**
 * Counts the tests of a step, or the step itself when it runs no tests. A step without a result counts as failed.
 *
 * @param {string} name
 * @returns {import('./countTests.mjs').Count & { seconds: number, processor: number }}
 */
export function countStep(name) {
  const files = reportFiles(name);
  if (!existsSync(files.ending)) {
    return { passed: 0, failed: 1, note: 'did not run, or was killed', failures: [], seconds: 0, processor: 0 };
  }
  const { kind, seconds, processor = 0, ...ending } = JSON.parse(readFileSync(files.ending, 'utf8'));
  const took = { seconds, processor };
  if (kind !== undefined) return { ...countTests(kind, files.report, ending), ...took };
  return { passed: Number(ending.succeeded), failed: Number(!ending.succeeded), note: '', failures: [], ...took };
}
