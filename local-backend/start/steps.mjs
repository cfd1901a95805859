import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A problem that the person who starts the program can solve. The message says how. */
export class StartProblem extends Error {
  name = 'StartProblem';
}

/** Prints a step. */
export function print(step) {
  console.log(`  ${step}`);
}

const children = new Set();

/** Runs a command with its output shown. Rejects when it fails. */
export function runToEnd(command, parts, { problem }) {
  return new Promise((done, fail) => {
    const child = spawn(command, parts, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    children.add(child);
    child.once('error', (error) => fail(new StartProblem(`${problem} (${error.message})`)));
    child.once('exit', (code) => {
      children.delete(child);
      if (code === 0) done();
      else fail(new StartProblem(problem));
    });
  });
}

/** Kills every command that is still running. */
export function stopChildren() {
  for (const child of children) child.kill();
}
