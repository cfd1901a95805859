import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';

/*
 * Fails when a test file is in no project of vitest.config.ts, or in two. Such a file would never run, or run twice.
 * Playwright runs the end-to-end tests: every *.spec.ts file of their folder.
 */
const folders = ['src', 'tests', 'stories', 'example-app', 'supabase'];
const isTest = /\.(test|spec)\.[cm]?[jt]sx?$/;
const isEndToEnd = /^tests\/e2e\/.*\.spec\.ts$/;

const written = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && isTest.test(entry.name) && !entry.parentPath.includes('node_modules'))
  .map((entry) => relative('.', join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((file) => !isEndToEnd.test(file));

mkdirSync('.cache', { recursive: true });
const list = join('.cache', 'test-files.json');
execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', `--json=${list}`]);
const listed = JSON.parse(readFileSync(list, 'utf8')).map(({ file }) => relative('.', file).replaceAll('\\', '/'));

const lost = written.filter((file) => !listed.includes(file));
const twice = listed.filter((file, index) => isTest.test(file) && listed.indexOf(file) !== index);
for (const file of lost) console.error(`${file} is in no project of vitest.config.ts and would never run.`);
for (const file of twice) console.error(`${file} is in more than one project of vitest.config.ts.`);
console.log(`${written.length} test files, ${lost.length} never run.`);
process.exitCode = lost.length + twice.length === 0 ? 0 : 1;
