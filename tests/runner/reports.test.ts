import { rmSync, statSync } from 'node:fs';
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

test('a step whose dependency failed counts as failed, whatever an earlier run left', () => {
  writeEnding(name, { succeeded: true, reason: 'ended with 0', seconds: 3 });
  expect(countStep(name, { failedDependency: 'build' })).toMatchObject({
    passed: 0,
    failed: 1,
    note: 'did not run: build failed',
  });
});

test('an unchanged step counts its last result, and no time', () => {
  writeEnding(name, { succeeded: true, reason: 'ended with 0', seconds: 3 });
  const later = statSync(reportFiles(name).ending).mtimeMs + 1;
  expect(countStep(name, { since: later })).toMatchObject({
    passed: 1,
    seconds: 0,
    note: 'unchanged since it passed',
  });
});

test('the command of each step writes its result', () => {
  const steps = Object.keys(packageJson.scripts).filter((script) => script.startsWith('step:'));
  const commands = Object.entries(packageJson.wireit).flatMap(([script, entry]) =>
    'command' in entry ? [[script, entry.command] as const] : [],
  );
  expect(commands.map(([script]) => script)).toEqual(steps);
  for (const [script, command] of commands) {
    expect(command).toMatch(new RegExp(`^node tests/runner/step\\.mjs ${script.replace('step:', '')} `));
  }
});
