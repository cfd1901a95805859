import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, test } from 'vitest';
import { watchProcessor } from './watchProcessor.mjs';

test.runIf(process.platform === 'linux')('counts a process that left the process group and was killed', async () => {
  const seconds = watchProcessor();
  const busy = spawn(process.execPath, ['-e', 'while (true) Math.random()'], { detached: true });
  await expect.poll(seconds, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  busy.kill('SIGKILL');
  await once(busy, 'exit');
  expect(seconds()).toBeGreaterThanOrEqual(2);
});
