import { existsSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/**
 * `failures` has the file, the name and the first lines of the errors of each failed test.
 *
 * @typedef {{ passed: number, failed: number, note: string, failures: string[] }} Count
 */

const readers = {
  vitest: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    leftOut: numPendingTests + numTodoTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [describe(name, 'the whole file', [{ message }])];
      return failed.map((test) => describe(name, test.fullName, [{ message: test.failureMessages[0] }]));
    }),
  }),
  playwright: ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    leftOut: stats.skipped,
    failures: suites
      .flatMap(specsIn)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results }) => describe(file, title, results.find(({ errors }) => errors.length > 0)?.errors)),
      ),
  }),
};

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The time limit of a test is one error, and the action that it ended is the next. */
function describe(file, name, errors = [{}]) {
  const firstLines = errors.map(({ message = 'no message', location }) => {
    const line = stripVTControlCharacters(message).split('\n')[0];
    return location ? `${line} (${basename(location.file)}:${location.line})` : line;
  });
  return `${relative(process.cwd(), resolve(file))}: ${name}: ${firstLines.join('; ')}`;
}

/**
 * Counts the tests of a report.
 *
 * A skipped test counts as failed. A run counts as one failure when it wrote no report, ran no test, or failed without a
 * failed test (an unhandled error, a file that did not load).
 *
 * @param {'vitest' | 'playwright'} kind The tool that wrote the report.
 * @param {string} file Path of the JSON report.
 * @param {{ succeeded: boolean, reason: string }} ending How the command ended.
 * @returns {Count}
 */
export function countTests(kind, file, ending) {
  if (!existsSync(file)) return { passed: 0, failed: 1, note: `left no report: ${ending.reason}`, failures: [] };
  const { passed, failed, leftOut, failures } = readers[kind](JSON.parse(readFileSync(file, 'utf8')));
  const count = { passed, failed: failed + leftOut, note: '', failures };
  if (passed + failed + leftOut === 0) return { ...count, failed: 1, note: 'ran no test' };
  if (leftOut > 0) return { ...count, note: `${leftOut} skipped, which counts as failed` };
  if (failed === 0 && !ending.succeeded)
    return { ...count, failed: 1, note: `no test failed, but the run ${ending.reason}` };
  return count;
}
