import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import process from 'node:process';

const isWindows = process.platform === 'win32';
const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const stop of running) stop();
    process.exit(1);
  });
}

/**
 * Runs a command without input. When it exits, ends every process that it started.
 *
 * @param {string} command A program on the path.
 * @param {string[]} parts Its arguments.
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] Added to this process's environment.
 * @param {string} [options.log] A file for its output. Default: this process's own output.
 * @param {string} [options.cwd] Its working folder. Default: this process's own.
 * @param {number} [options.minutes] Time limit. Default: 25.
 * @param {NodeJS.Signals} [options.stopSignal] Signal that ends it. Default: SIGKILL.
 * @returns {Promise<{ succeeded: boolean, reason: string }>}
 */
export function runCommand(command, parts, { env = {}, log, cwd, minutes = 25, stopSignal = 'SIGKILL' } = {}) {
  return new Promise((resolve) => {
    const output = log === undefined ? 'inherit' : openSync(log, 'w');
    const child = spawn(command, parts, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      cwd,
      detached: !isWindows,
      shell: isWindows,
    });
    if (output !== 'inherit') closeSync(output);
    const stop = () => stopGroup(child, stopSignal);
    running.add(stop);
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      stop();
    }, minutes * 60_000);
    const end = (succeeded, reason) => {
      clearTimeout(limit);
      running.delete(stop);
      resolve({ succeeded: succeeded && !isLate, reason: isLate ? `took longer than ${minutes} minutes` : reason });
    };
    child.once('error', (error) => end(false, error.message));
    child.once('exit', (code, signal) => {
      // Ends processes that are still running in its process group.
      stop();
      end(code === 0, signal === null ? `ended with ${code}` : `was ended by ${signal}`);
    });
  });
}

function stopGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
