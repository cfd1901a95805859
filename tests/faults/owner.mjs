import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { createVitest } from 'vitest/node';
import { countTests } from '../runner/countTests.mjs';
import { runCommand } from '../runner/runCommand.mjs';

/*
 * `node owner.mjs --project NAME` runs test files of the copied checkout. Each message has the file that changed since
 * the last one and the test file; the answer has the result. One process, because starting Vite and a browser takes
 * longer than most test files.
 */

const [, project] = process.argv.slice(2);
let vitest;
let lastChanged;

process.on('message', (message) => void answer(message));
process.once('disconnect', () => void end());

async function answer({ changed, owner, only }) {
  try {
    process.send(owner.endsWith('.spec.ts') ? await runPlaywright(owner, only) : await runVitest(changed, owner, only));
  } catch (error) {
    process.send({ passed: 0, failed: [], problems: [error.stack ?? String(error)] });
  }
}

async function end() {
  await vitest?.close();
  process.exit();
}

async function runVitest(changed, owner, only) {
  // The database is created when Vitest starts.
  if (owner.startsWith('tests/database/')) {
    await vitest?.close();
    vitest = undefined;
  }
  vitest ??= await createVitest('test', { watch: false, project, reporters: [{}] });
  // The last file has been restored since.
  for (const file of new Set([lastChanged ?? changed, changed])) vitest.invalidateFile(join(process.cwd(), file));
  lastChanged = changed;
  if (only === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(only);
  const specifications = await vitest.globTestSpecifications([owner]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // The result has the files of earlier runs too.
  const modules = testModules.filter(({ moduleId }) => moduleId.endsWith(`/${owner}`));
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
  const inState = (state) => tests.filter((test) => test.result().state === state);
  return {
    passed: inState('passed').length,
    failed: inState('failed').map(({ fullName }) => fullName),
    problems: [...suites.flatMap((suite) => suite.errors()), ...unhandledErrors].map(({ message }) => message),
  };
}

async function runPlaywright(owner, only) {
  const report = resolve('.cache/fault.json');
  const command = [
    createRequire(import.meta.url).resolve('@playwright/test/cli'),
    ...['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter', 'json', owner],
    ...(only === undefined ? [] : ['--grep', only]),
  ];
  const ending = await runCommand(process.execPath, command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const { passed, note, failures } = countTests('playwright', report, ending);
  return { passed, failed: failures, problems: note === '' ? [] : [note] };
}
