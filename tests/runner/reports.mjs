import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests } from './countTests.mjs';

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), '.cache', 'reports');

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
 * Counts the tests of a step, or the step itself when it runs no tests. A step without a result counts as failed. wireit
 * deletes the result of an earlier run when it starts a step, and keeps it when the step is unchanged.
 *
 * @param {string} name
 * @param {{ since?: number, failedDependency?: string }} [run] When this run began, in milliseconds, and the name of a
 *   dependency that failed in it.
 * @returns {import('./countTests.mjs').Count & { seconds: number, processor: number }}
 */
export function countStep(name, { since = 0, failedDependency } = {}) {
  const files = reportFiles(name);
  if (failedDependency !== undefined) return failure(`did not run: ${failedDependency} failed`);
  if (!existsSync(files.ending)) return failure('did not run, or was killed');
  const { kind, seconds, processor = 0, ...ending } = JSON.parse(readFileSync(files.ending, 'utf8'));
  const count =
    kind === undefined
      ? { passed: Number(ending.succeeded), failed: Number(!ending.succeeded), note: '', failures: [] }
      : countTests(kind, files.report, ending);
  if (statSync(files.ending).mtimeMs >= since) return { ...count, seconds, processor };
  return { ...count, note: 'unchanged since it passed', seconds: 0, processor: 0 };
}

function failure(note) {
  return { passed: 0, failed: 1, note, failures: [], seconds: 0, processor: 0 };
}
