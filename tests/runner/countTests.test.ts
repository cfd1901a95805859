import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countTests } from './countTests.mjs';

const well = { succeeded: true, reason: 'ended with 0' };
const badly = { succeeded: false, reason: 'ended with 1' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pension-trace-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('a report of Vitest', () => {
  const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

  test('counts passed and failed tests', () => {
    expect(countTests('vitest', report({ ...counts, numFailedTests: 2 }), badly)).toMatchObject({
      passed: 5,
      failed: 2,
    });
  });

  test('names each failed test with the first line of its error', () => {
    const passed = { status: 'passed', fullName: 'list shows all', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'list shows none',
      failureMessages: ['\u001b[31mexpected 1 to be 0\u001b[39m\nat line 3'],
    };
    const testResults = [
      { name: 'list.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'form.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ];
    expect(countTests('vitest', report({ ...counts, numFailedTests: 1, testResults }), badly).failures).toEqual([
      'list.test.ts: list shows none: expected 1 to be 0',
      'form.test.ts: the whole file: Cannot find module',
    ]);
  });

  test('counts skipped and planned tests as failed', () => {
    const file = report({ ...counts, numPendingTests: 1, numTodoTests: 2 });
    expect(countTests('vitest', file, well)).toMatchObject({ passed: 5, failed: 3 });
  });

  test('counts a failure when the run failed without a failed test', () => {
    expect(countTests('vitest', report(counts), badly)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('counts a failure when no test ran', () => {
    expect(countTests('vitest', report({ ...counts, numPassedTests: 0 }), well)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  test('counts a failure when there is no report', () => {
    expect(countTests('vitest', join(folder, 'nowhere.json'), well)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a report of Playwright', () => {
  test('counts flaky and skipped tests as failed', () => {
    const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }, suites: [] });
    expect(countTests('playwright', file, badly)).toMatchObject({ passed: 7, failed: 3 });
  });

  test('names each failed test with the first lines of its errors, and where they happened', () => {
    const test = (title: string, status: string, results: object[]) => ({
      file: 'access.spec.ts',
      title,
      tests: [{ status, results }],
    });
    const errors = [
      { message: 'Time was over' },
      { message: '\u001b[31mwaited for a button\u001b[39m\nat line 9', location: { file: 'access.spec.ts', line: 9 } },
    ];
    const suites = [
      {
        specs: [test('logs in', 'expected', [{ errors: [] }])],
        suites: [{ specs: [test('logs out', 'unexpected', [{ errors }])] }],
      },
    ];
    const file = report({ stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, suites });
    expect(countTests('playwright', file, badly).failures).toEqual([
      'access.spec.ts: logs out: Time was over; waited for a button (access.spec.ts:9)',
    ]);
  });
});
