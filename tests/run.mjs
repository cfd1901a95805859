import { readFileSync } from 'node:fs';
import process from 'node:process';
import { installPackages } from '../local-backend/start/installPackages.mjs';
import { clearReports, countStep } from './runner/reports.mjs';
import { provideBrowser } from './runner/provideBrowser.mjs';
import { runSteps } from './runner/runSteps.mjs';

/*
 * `npm test` runs every check, continues after a failure, and prints one line of totals at the end. `npm test -- lint
 * unit` runs the named steps. Each step is a script `step:…` in package.json, with its command and dependencies under
 * `wireit`. A step whose dependency failed does not run and counts as failed.
 */

/**
 * Two workers take these groups in order, and run each group one step at a time. wireit shuffles the steps of a group. A
 * group includes the dependencies of its steps. The end-to-end tests run first, next to the small checks: on a page that
 * loads slowly, elements move while a test clicks. After the small checks the longest group is first.
 */
const queue = [
  ['e2e'],
  ['lint', 'types', 'format', 'imports', 'unused', 'unit'],
  ['build', 'size', 'publint', 'attw', 'package'],
  // On a new machine, the first of these creates the user that PostgreSQL runs as.
  ['database', 'backend'],
  ['stories'],
  ['browser'],
  ['storybook', 'desk'],
  ['house'],
  ['supabase'],
];
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const known = Object.keys(scripts).flatMap((script) => /^step:(.*)/.exec(script)?.[1] ?? []);

const began = Date.now();
const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const chosen = names.length === 0 ? queue.flat() : names;
clearReports();
summarise(await runAll());

async function runAll() {
  let env;
  try {
    await installPackages();
    env = { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1', ...(await provideBrowser()) };
  } catch (error) {
    console.error(error.message);
    return [
      {
        name: 'prepare',
        passed: 0,
        failed: 1,
        note: error.message,
        failures: [],
        seconds: secondsSince(began),
        processor: 0,
      },
    ];
  }
  // A single step prints as it runs; several steps print one block each when they end.
  if (chosen.length > 1) env.STEP_OUTPUT = 'block';
  if (names.length > 0) await runSteps(names, 2, env);
  else await Promise.all([runQueue(env), runQueue(env)]);
  return chosen.map((name) => ({ name, ...countStep(name) }));
}

async function runQueue(env) {
  for (let group = queue.shift(); group !== undefined; group = queue.shift()) await runSteps(group, 1, env);
}

function summarise(results) {
  const all = results.reduce((total, { processor }) => total + processor, 0);
  console.log(`── summary: ${secondsSince(began)} s in all, ${all} s of the processor`);
  for (const result of results) console.log(line(result));
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`  ${failure}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 && results.length > 0 ? 0 : 1;
}

function line({ name, passed, failed, note, seconds, processor }) {
  const counts = `${passed} passed, ${failed} failed`.padEnd(26);
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  return `${mark} ${name.padEnd(14)} ${counts} ${String(seconds).padStart(4)} s ${String(processor).padStart(5)} s cpu  ${note}`.trimEnd();
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}
