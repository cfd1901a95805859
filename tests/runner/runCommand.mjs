import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
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
 * Runs a command with no input. Ends everything that the command started when it exits.
 *
 * @param {string} command A program on the path.
 * @param {string[]} parts Its arguments.
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] Added to this process's environment.
 * @param {string} [options.log] A file for its output. Default: this process's own output.
 * @param {number} [options.minutes] When to end a command that hangs. Default: 25.
 * @returns {Promise<{ succeeded: boolean, reason: string }>}
 */
export function runCommand(command, parts, { env = {}, log, minutes = 25 } = {}) {
  return new Promise((resolve) => {
    const output = log === undefined ? 'inherit' : openSync(log, 'w');
    const child = spawn(command, parts, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      detached: !isWindows,
      shell: isWindows,
    });
    if (output !== 'inherit') closeSync(output);
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
      // Ends what the command left running in its process group.
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
