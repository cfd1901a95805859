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

describe('the tests of Vitest', () => {
  const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  test('are counted as they ended', () => {
    expect(countTests('vitest', report({ ...counts, numFailedTests: 2 }), badly)).toMatchObject({
      passed: 5,
      failed: 2,
    });
  });

  test('count as failed when they were skipped or only planned', () => {
    const file = report({ ...counts, numPendingTests: 1, numTodoTests: 2 });
    expect(countTests('vitest', file, well)).toMatchObject({ passed: 5, failed: 3 });
  });

  test('have failed when the run did, though none of them did', () => {
    expect(countTests('vitest', report(counts), badly)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('have failed when there were none', () => {
    expect(countTests('vitest', report({ ...counts, numPassedTests: 0 }), well)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  test('have failed when nothing was reported', () => {
    expect(countTests('vitest', join(folder, 'nowhere.json'), well)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the tests of Playwright', () => {
  test('count as failed when they passed at a second try only, or were skipped', () => {
    const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 } });
    expect(countTests('playwright', file, badly)).toMatchObject({ passed: 7, failed: 3 });
  });
});
