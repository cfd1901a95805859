#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { printable } from './printable.mjs';
import { closest, readParts, UsageProblem } from './readParts.mjs';
import { siteOf } from './siteOf.mjs';

const help = `Usage: npx @pension-trace/cli init [--company-name <name>] [--site <address>] [--dir <folder>]
       npx @pension-trace/cli update [--dir <folder>]
       npx @pension-trace/cli check [<project ref>] [--dir <folder>]
       npx @pension-trace/cli verify [options]
       npx @pension-trace/cli letter <reference>… --by <name> [options]

init copies into your project:
  supabase/                        migrations, seed, server functions and configuration
  src/PensionPage.tsx              a page with the whole product (beside package.json when there is no src/)

With a company name it also writes a migration that sets your firm's name in the letter that customers sign. Without the
name no one can sign. With the address of the page, the page keeps its steps in paths below it, and the links of emails
lead to it. In a terminal, init asks for what is missing.

Overwrites nothing: when one of the files exists, nothing is written.

update brings these files to the version of this command: it adds new migrations and files, replaces the files that you
left unchanged, and shows the differences of the others. It merges nothing, and never changes a migration. When one is
missing, it writes nothing.

check reads the settings of your Supabase project and lists what is missing before customers may use it.

verify checks everything that was signed: npx @pension-trace/cli verify --help

letter writes signed letters of authority as PDF: npx @pension-trace/cli letter --help

Options of init and update:
  --dir <folder>          the project's folder. Default: the current one
  --company-name <name>   only init: your firm's name, as in the register of companies
  --site <address>        only init: where customers open the page, such as https://www.your-firm.example/pensions

Options:
  -h, --help              shows this text
  -v, --version           shows the version`;

const shown = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } };
const dir = { type: 'string', default: '.' };

/** Each loads its code when it is called, because the others may lack a package. Returns the exit code. */
const commands = {
  async init(parts) {
    const text = { type: 'string' };
    const { values } = readParts({ parts, options: { dir, 'company-name': text, site: text, help: shown.help } });
    if (values.help) return print(help);
    const { init } = await import('./init.mjs');
    const companyName = values['company-name'] ?? (await ask("Your firm's name (empty: later): "));
    const site =
      values.site ?? (await ask('Where customers open the page, with https:// and its path (empty: later): '));
    return init(resolve(values.dir), { companyName, site: site === undefined ? undefined : siteOf(site) });
  },
  async update(parts) {
    const { values } = readParts({ parts, options: { dir, help: shown.help } });
    if (values.help) return print(help);
    const { update } = await import('./update.mjs');
    return update(resolve(values.dir));
  },
  async check(parts) {
    const { checkProject } = await import('./check/checkProject.mjs');
    return checkProject(parts);
  },
  async verify(parts) {
    const { runVerify } = await import('./dist/verify.js');
    return runVerify({ parts, env: process.env });
  },
  async letter(parts) {
    const { runLetter } = await import('./dist/letter.js');
    return runLetter({ parts, env: process.env });
  },
};

const [name = '--help', ...parts] = process.argv.slice(2);
try {
  process.exitCode = await run();
} catch (error) {
  console.error(printable(explain(error)));
  // 1 means that what was signed is not as it was signed.
  process.exitCode = name === 'verify' ? 2 : 1;
}

function run() {
  if (Object.hasOwn(commands, name)) return commands[name](parts);
  if (!name.startsWith('-'))
    throw new UsageProblem(`There is no command ${name}. ${closest(name, Object.keys(commands))}`);
  const { values } = readParts({ parts: [name, ...parts], options: shown, allowPositionals: true });
  return print(values.version ? version() : help);
}

/** Returns the answer of the person at the terminal; undefined for none, and without a terminal. */
async function ask(question) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim() || undefined;
}

function print(text) {
  console.log(text);
  return 0;
}

function version() {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')).version;
}

/** The message for people, or where an unexpected error happened. */
function explain(error) {
  const isClone = existsSync(join(import.meta.dirname, '../supabase/migrations'));
  if (isClone && error.code === 'ERR_MODULE_NOT_FOUND') {
    const isInstalled = existsSync(join(import.meta.dirname, '../node_modules'));
    return `In a clone of the repository, run first: ${isInstalled ? 'npm run build' : 'npm ci'}`;
  }
  if (error.name === 'UsageProblem') return `${error.message}\n\nMore: npx @pension-trace/cli --help`;
  return error.name === 'VerifyProblem' ? error.message : error.stack;
}
