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
  const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  test('counts passed and failed tests', () => {
    expect(countTests('vitest', report({ ...counts, numFailedTests: 2 }), badly)).toMatchObject({
      passed: 5,
      failed: 2,
    });
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
    const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 } });
    expect(countTests('playwright', file, badly)).toMatchObject({ passed: 7, failed: 3 });
  });
});
