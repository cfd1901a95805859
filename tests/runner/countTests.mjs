import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, note: string }} Count */

const readers = {
  vitest: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    leftOut: numPendingTests + numTodoTests,
  }),
  playwright: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    leftOut: stats.skipped,
  }),
};

/**
 * Counts the tests of a report. A skipped test counts as failed, and so does a run that ended badly though no single
 * test did (an unhandled error, a file that could not be loaded), that ran no test, or that left no report.
 *
 * @param {'vitest' | 'playwright'} kind Who wrote the report.
 * @param {string} file The report, JSON.
 * @param {{ succeeded: boolean, reason: string }} ending How the command ended.
 * @returns {Count}
 */
export function countTests(kind, file, ending) {
  if (!existsSync(file)) return { passed: 0, failed: 1, note: `left no report: ${ending.reason}` };
  const { passed, failed, leftOut } = readers[kind](JSON.parse(readFileSync(file, 'utf8')));
  if (passed + failed + leftOut === 0) return { passed, failed: 1, note: 'ran no test' };
  if (leftOut > 0) return { passed, failed: failed + leftOut, note: `${leftOut} skipped, which counts as failed` };
  if (failed === 0 && !ending.succeeded) return { passed, failed: 1, note: `no test failed, but it ${ending.reason}` };
  return { passed, failed, note: '' };
}
