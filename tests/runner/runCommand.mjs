import { spawn } from 'node:child_process';
import process from 'node:process';

const isWindows = process.platform === 'win32';
const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) stop(child);
    process.exit(1);
  });
}

/**
 * Runs a command with its output passed straight on and nothing to read from.
 *
 * @param {string} command A program on the path.
 * @param {string[]} parts What it is given.
 * @param {{ env?: Record<string, string>, minutes?: number }} options After `minutes` (25 unless told) the command and
 *   all that it started are ended, so that a step that hangs fails instead of holding up the rest.
 * @returns {Promise<{ succeeded: boolean, reason: string }>}
 */
export function runCommand(command, parts, { env = {}, minutes = 25 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parts, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: !isWindows,
      shell: isWindows,
    });
    running.add(child);
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      stop(child);
    }, minutes * 60_000);
    const end = (succeeded, reason) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ succeeded: succeeded && !isLate, reason: isLate ? `took longer than ${minutes} minutes` : reason });
    };
    child.once('error', (error) => end(false, error.message));
    child.once('exit', (code, signal) => {
      // What the command left running in its group goes with it.
      stop(child);
      end(code === 0, signal === null ? `ended with ${code}` : `was ended by ${signal}`);
    });
  });
}

function stop(child) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
