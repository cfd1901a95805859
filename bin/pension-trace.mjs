#!/usr/bin/env node
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { checkProject } from './check/checkProject.mjs';
import { init } from './init.mjs';
import { printable } from './printable.mjs';
import { update } from './update.mjs';

const help = `Usage: npx @pension-trace/react init [--company-name <name>] [--dir <folder>]
       npx @pension-trace/react update [--dir <folder>]
       npx @pension-trace/react check [<project ref>] [--dir <folder>]
       npx @pension-trace/react verify [options]

init copies into your project:
  supabase/                        migrations, seed, server functions and configuration
  src/PensionPage.tsx              a page with the whole product (beside package.json when there is no src/)

With a company name it also writes a migration that sets your firm's name in the letter that customers sign. Without the
name no one can sign.

Overwrites nothing: when one of the files exists, nothing is written.

update brings these files to the installed version: it adds new migrations and files, replaces the files that you left
unchanged, and shows the differences of the others. It merges nothing, and never changes a migration. When one is missing, it
writes nothing.

check reads the settings of your Supabase project and lists what is missing before customers may use it.

verify checks everything that was signed: npx @pension-trace/react verify --help

Options of init and update:
  --dir <folder>          the project's folder. Default: the current one
  --company-name <name>   only init: your firm's name, as in the register of companies
  --help                  shows this text`;

const commands = { init, update };

/** Commands with arguments of their own. */
const withArguments = { check: checkProject, verify };

const [name = '', ...parts] = process.argv.slice(2);
process.exitCode = Object.hasOwn(withArguments, name) ? await withArguments[name](parts) : main();

/** Checks everything that was signed. Exits with 2 when it could not be checked. */
async function verify(parts) {
  try {
    const { runVerify } = await import('../dist/verify/verify.js');
    return await runVerify({ parts, env: process.env });
  } catch (error) {
    console.error(printable(error.name === 'VerifyProblem' ? error.message : error.stack));
    return 2;
  }
}

function main() {
  const { run, isHelp, dir, companyName, problem } = readCommand();
  if (problem !== undefined) {
    console.error(`${problem}\n\n${help}`);
    return 1;
  }
  if (isHelp) {
    console.log(help);
    return 0;
  }
  return run(resolve(dir), companyName);
}

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        dir: { type: 'string', default: '.' },
        'company-name': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const isHelp = values.help || positionals.length === 0;
    const run =
      positionals.length === 1 && Object.hasOwn(commands, positionals[0]) ? commands[positionals[0]] : undefined;
    const companyName = values['company-name'];
    const problem = isHelp ? undefined : problemOf(run, positionals, companyName);
    return { run, isHelp, dir: values.dir, companyName, problem };
  } catch (error) {
    return { isHelp: false, dir: '.', problem: error.message };
  }
}

function problemOf(run, positionals, companyName) {
  if (run === undefined) return `There is no command "${positionals.join(' ')}".`;
  return companyName !== undefined && run !== init ? 'Only init takes --company-name.' : undefined;
}
