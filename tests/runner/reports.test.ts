import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { countStep, reportFiles, writeEnding } from './reports.mjs';

const name = 'a-step-of-this-test';
afterEach(() => rmSync(reportFiles(name).ending, { force: true }));

test('a step without tests counts as one', () => {
  writeEnding(name, { succeeded: true, reason: 'ended with 0', seconds: 3 });
  expect(countStep(name)).toMatchObject({ passed: 1, failed: 0, seconds: 3 });
  writeEnding(name, { succeeded: false, reason: 'ended with 1', seconds: 3 });
  expect(countStep(name)).toMatchObject({ passed: 0, failed: 1 });
});

test('a step that never ran counts as failed', () => {
  expect(countStep(name)).toMatchObject({ passed: 0, failed: 1, note: 'did not run, or was killed' });
});

test('a step whose tests wrote no report counts as failed', () => {
  writeEnding(name, { kind: 'vitest', succeeded: false, reason: 'ended with 1', seconds: 3 });
  expect(countStep(name)).toMatchObject({ passed: 0, failed: 1, note: 'left no report: ended with 1' });
});

test('the command of each step writes its result', () => {
  const steps = Object.keys(packageJson.scripts).filter((script) => script.startsWith('step:'));
  expect(Object.keys(packageJson.wireit)).toEqual(steps);
  for (const [script, { command }] of Object.entries(packageJson.wireit)) {
    expect(command).toMatch(new RegExp(`^node tests/runner/step\\.mjs ${script.replace('step:', '')} `));
  }
});
