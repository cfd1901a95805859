import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../example-app/start/installPackages.mjs';
import { countTests } from './runner/countTests.mjs';
import { provideBrowser } from './runner/provideBrowser.mjs';
import { runCommand } from './runner/runCommand.mjs';

/*
 * `npm test`: everything that is checked, in one run that goes on after a failure, so that one run tells all.
 * `npm test -- lint unit` runs the steps named. Each step is a script of package.json and can be run alone.
 */

/** @type {{ name: string, script: string, report?: 'vitest' | 'playwright', args?: string[] }[]} */
const steps = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'imports', script: 'lint:imports' },
  { name: 'types', script: 'typecheck' },
  { name: 'unused', script: 'knip' },
  { name: 'listed', script: 'lint:tests' },
  { name: 'unit', script: 'test:unit', report: 'vitest' },
  { name: 'browser', script: 'test:browser', report: 'vitest' },
  // By halves: Chromium keeps shared memory open for each story, and closes when it may open no more files.
  { name: 'stories-1', script: 'test:stories', report: 'vitest', args: ['--shard=1/2'] },
  { name: 'stories-2', script: 'test:stories', report: 'vitest', args: ['--shard=2/2'] },
  { name: 'stories-dark-1', script: 'test:stories-dark', report: 'vitest', args: ['--shard=1/2'] },
  { name: 'stories-dark-2', script: 'test:stories-dark', report: 'vitest', args: ['--shard=2/2'] },
  { name: 'database', script: 'db:test', report: 'vitest' },
  { name: 'backend', script: 'test:backend', report: 'vitest' },
  { name: 'build', script: 'build' },
  { name: 'size', script: 'size' },
  { name: 'publint', script: 'publint' },
  { name: 'attw', script: 'attw' },
  { name: 'package', script: 'test:package', report: 'vitest' },
  { name: 'storybook', script: 'build-storybook' },
  { name: 'example', script: 'build:example' },
  { name: 'e2e', script: 'e2e', report: 'playwright' },
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'reports');
process.chdir(root);

const chosen = chooseSteps(process.argv.slice(2));
const results = [];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const environment = await prepare();
if (environment !== undefined) {
  for (const step of chosen) results.push(await run(step, environment));
}
summarise();

function chooseSteps(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

/** What the steps find in their environment, or undefined when they cannot run at all. */
async function prepare() {
  const began = Date.now();
  try {
    await installPackages();
    return { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1', ...(await provideBrowser()) };
  } catch (error) {
    console.error(error.message);
    results.push({ name: 'prepare', passed: 0, failed: 1, note: error.message, seconds: secondsSince(began) });
    return undefined;
  }
}

async function run(step, env) {
  console.log(`\n── ${step.name}: npm run ${step.script}`);
  const began = Date.now();
  const file = join(reports, `${step.name}.json`);
  const extra = {
    vitest: ['--', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--', '--forbid-only', '--reporter=line,json'],
  };
  const parts = [
    'run',
    '--silent',
    step.script,
    ...(step.report === undefined ? [] : extra[step.report]),
    ...(step.args ?? []),
  ];
  const ending = await runCommand('npm', parts, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const count =
    step.report === undefined
      ? { passed: Number(ending.succeeded), failed: Number(!ending.succeeded), note: '' }
      : countTests(step.report, file, ending);
  return { name: step.name, seconds: secondsSince(began), ...count };
}

function summarise() {
  console.log('\n── summary');
  for (const { name, passed, failed, note, seconds } of results) {
    const mark = failed === 0 ? 'ok  ' : 'FAIL';
    const counts = `${passed} passed, ${failed} failed`.padEnd(26);
    console.log(`${mark} ${name.padEnd(14)} ${counts} ${String(seconds).padStart(4)} s  ${note}`.trimEnd());
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 && results.length > 0 ? 0 : 1;
}

function secondsSince(began) {
  return Math.round((Date.now() - began) / 1000);
}
