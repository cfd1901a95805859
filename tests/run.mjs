import { readFileSync } from 'node:fs';
import process from 'node:process';
import { installPackages } from '../local-backend/start/installPackages.mjs';
import { countStep } from './runner/reports.mjs';
import { provideBrowser } from './runner/provideBrowser.mjs';
import { runSteps } from './runner/runSteps.mjs';

/*
 * `npm test` runs the checks that guard each change, continues after a failure, and prints one line of totals at the end.
 * `npm run test:all` adds the night: volume, chance, the outside world, and properties of all screens. `npm test -- lint
 * unit` runs the named steps. Each step is a script `step:…` in package.json, with its command, what it reads and its
 * dependencies under `wireit`. A step whose dependency failed does not run and counts as failed. A step that passed and
 * whose files have not changed since counts its last result; `rm -r .wireit` makes all of them run.
 */

/**
 * Three workers take these groups in order, and run each group one step at a time, so that both cores of a small machine
 * are busy. The longest are first and the shortest last, so that the workers end together. wireit shuffles the steps of a
 * group. A group includes the dependencies of its steps.
 */
const day = [
  // On a new machine, the first of these creates the user that PostgreSQL runs as.
  ['database', 'backend'],
  ['stories'],
  // Before the end-to-end tests, which wait for the build.
  ['build', 'size', 'publint', 'attw', 'package'],
  ['browser'],
  ['e2e'],
  ['types', 'lint', 'house'],
  ['unit', 'imports', 'unused', 'format', 'supabase'],
];
const night = [
  ['e2e-night'],
  ['database-night', 'backend-night', 'supabase-night', 'pglite', 'drills'],
  ['browser-night'],
  ['faults'],
  ['stories-night', 'storybook', 'desk', 'desk-all', 'modes'],
  ['package-night', 'house-night', 'bundlers'],
  ['engines'],
  ['random'],
];
const { scripts, wireit } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const known = Object.keys(scripts).flatMap((script) => /^step:(.*)/.exec(script)?.[1] ?? []);

const began = Date.now();
const parts = process.argv.slice(2);
const queue = parts.includes('--all') ? [...day, ...night] : [...day];
const names = parts.filter((part) => part !== '--all');
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const chosen = names.length === 0 ? queue.flat() : names;
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
  else await Promise.all([runQueue(env), runQueue(env), runQueue(env)]);
  return chosen.map((name) => ({ name, ...resultOf(name) }));
}

function resultOf(name) {
  const steps = wireit[`step:${name}`].dependencies?.flatMap((script) => /^step:(.*)/.exec(script)?.[1] ?? []) ?? [];
  const failed = steps.find((step) => resultOf(step).failed > 0);
  return countStep(name, { since: began, failedDependency: failed });
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
