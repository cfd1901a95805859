import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './runCommand.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Runs steps through wireit, which needs one script that depends on all of them. Writes it to a package in .cache.
 *
 * @param {string[]} names Names of steps, such as `lint` for the script `step:lint`.
 * @param {number} parallel How many run at once.
 * @param {Record<string, string>} env Added to this process's environment.
 */
export async function runSteps(names, parallel, env) {
  const folder = join(root, '.cache', 'steps', names[0]);
  mkdirSync(folder, { recursive: true });
  const dependencies = names.map((name) => `../../..:step:${name}`);
  const manifest = { private: true, scripts: { steps: 'wireit' }, wireit: { steps: { dependencies } } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const how = {
    WIREIT_PARALLEL: String(parallel),
    WIREIT_FAILURES: 'continue',
    WIREIT_CACHE: 'none',
    WIREIT_LOGGER: 'simple',
  };
  // SIGTERM lets wireit end its steps, which run in separate process groups.
  await runCommand('npm', ['run', '--silent', 'steps'], {
    env: { ...env, ...how },
    cwd: folder,
    minutes: 60,
    stopSignal: 'SIGTERM',
  });
}
