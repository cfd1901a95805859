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
 * Counts the tests of a report.
 *
 * A skipped test counts as failed. A run counts as one failure when it left no report, ran no test, or failed without a
 * failed test (an unhandled error, a file that did not load).
 *
 * @param {'vitest' | 'playwright'} kind The tool that wrote the report.
 * @param {string} file Path of the JSON report.
 * @param {{ succeeded: boolean, reason: string }} ending How the command ended.
 * @returns {Count}
 */
export function countTests(kind, file, ending) {
  if (!existsSync(file)) return { passed: 0, failed: 1, note: `left no report: ${ending.reason}` };
  const { passed, failed, leftOut } = readers[kind](JSON.parse(readFileSync(file, 'utf8')));
  if (passed + failed + leftOut === 0) return { passed, failed: 1, note: 'ran no test' };
  if (leftOut > 0) return { passed, failed: failed + leftOut, note: `${leftOut} skipped, which counts as failed` };
  if (failed === 0 && !ending.succeeded)
    return { passed, failed: 1, note: `no test failed, but the run ${ending.reason}` };
  return { passed, failed, note: '' };
}
