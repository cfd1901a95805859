import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../example-app/start/installPackages.mjs';
import { countTests } from './runner/countTests.mjs';
import { provideBrowser } from './runner/provideBrowser.mjs';
import { runCommand } from './runner/runCommand.mjs';
import { schedule } from './runner/schedule.mjs';

/*
 * `npm test` runs every check, goes on after a failure, and ends with one line of totals.
 * `npm test -- lint unit` runs the named steps. Each step is a script of package.json.
 */

/**
 * In the order in which they start. The end-to-end tests come first, so that what runs beside them are the small checks:
 * a page that loads slowly moves under the tests' mouse. The long steps follow by length, so that both lanes end together.
 *
 * @type {(import('./runner/schedule.mjs').Step & { script: string, report?: 'vitest' | 'playwright' })[]}
 */
const steps = [
  // Builds the application first, as `npm start` does.
  { name: 'e2e', script: 'e2e', report: 'playwright' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'format', script: 'format:check' },
  { name: 'imports', script: 'lint:imports' },
  { name: 'unused', script: 'knip' },
  { name: 'listed', script: 'lint:tests' },
  { name: 'build', script: 'build' },
  { name: 'size', script: 'size', after: ['build'] },
  { name: 'publint', script: 'publint', after: ['build'] },
  { name: 'attw', script: 'attw', after: ['build'] },
  { name: 'storybook', script: 'build-storybook' },
  { name: 'desk', script: 'test:desk:first', report: 'playwright', after: ['storybook'] },
  { name: 'database', script: 'db:test', report: 'vitest' },
  // Counts the states of the hooks as well.
  { name: 'stories', script: 'test:states', report: 'vitest' },
  { name: 'browser', script: 'test:browser', report: 'vitest' },
  // After the database: on a new machine, its start creates the user that PostgreSQL runs as.
  { name: 'backend', script: 'test:backend', report: 'vitest', after: ['database'] },
  { name: 'package', script: 'test:package', report: 'vitest', after: ['build'] },
  { name: 'unit', script: 'test:unit', report: 'vitest' },
  { name: 'supabase', script: 'check:supabase', report: 'vitest', after: ['database'] },
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'reports');
process.chdir(root);

const began = Date.now();
const chosen = chooseSteps(process.argv.slice(2));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
summarise(await runAll());

function chooseSteps(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

async function runAll() {
  let env;
  try {
    await installPackages();
    env = { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1', ...(await provideBrowser()) };
  } catch (error) {
    console.error(error.message);
    return [{ name: 'prepare', passed: 0, failed: 1, note: error.message, failures: [], seconds: secondsSince(began) }];
  }
  return schedule(chosen, Math.min(2, availableParallelism()), (step) => run(step, env));
}

/** Runs one step. Its output appears as one block when it ends, or at once when it is the only step. */
async function run({ name, script, report }, env) {
  const start = Date.now();
  const file = join(reports, `${name}.json`);
  const log = chosen.length === 1 ? undefined : join(reports, `${name}.log`);
  const extra = {
    vitest: ['--', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--', '--forbid-only', '--reporter=line,json'],
  };
  console.log(`── ${name} starts: npm run ${script}`);
  const parts = ['run', '--silent', script, ...(report === undefined ? [] : extra[report])];
  const ending = await runCommand('npm', parts, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, log });
  const count =
    report === undefined
      ? { passed: Number(ending.succeeded), failed: Number(!ending.succeeded), note: '', failures: [] }
      : countTests(report, file, ending);
  const result = { name, seconds: secondsSince(start), ...count };
  if (log !== undefined) console.log(`\n── output of ${name}\n${readFileSync(log, 'utf8').trimEnd()}`);
  console.log(`── ${line(result)}\n`);
  return result;
}

function summarise(results) {
  console.log(`── summary, ${secondsSince(began)} s in all`);
  for (const result of results) console.log(line(result));
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`  ${failure}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 && results.length > 0 ? 0 : 1;
}

function line({ name, passed, failed, note, seconds }) {
  const counts = `${passed} passed, ${failed} failed`.padEnd(26);
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  return `${mark} ${name.padEnd(14)} ${counts} ${String(seconds).padStart(4)} s  ${note}`.trimEnd();
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}
