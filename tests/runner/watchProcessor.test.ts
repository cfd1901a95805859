import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Watches a process of its own group until it has used two seconds, kills it, and prints what was counted. */
const watched = `
import { spawn } from 'node:child_process';
import { watchProcessor } from '${new URL('watchProcessor.mjs', import.meta.url).href}';
const seconds = watchProcessor();
const busy = spawn(process.execPath, ['-e', 'while (true) Math.random()'], { detached: true });
const timer = setInterval(() => {
  if (seconds() < 2) return;
  clearInterval(timer);
  busy.kill('SIGKILL');
  console.log('counted while it ran');
}, 100);
`;

test.runIf(process.platform === 'linux')('counts a process before it has ended', async () => {
  const script = ['--input-type=module', '-e', watched];
  const { stdout } = await promisify(execFile)(process.execPath, script, { timeout: 60_000, killSignal: 'SIGKILL' });
  expect(stdout).toBe('counted while it ran\n');
});
