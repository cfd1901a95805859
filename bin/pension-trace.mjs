#!/usr/bin/env node
import { constants, copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const help = `Usage: npx @pension-trace/react init [--dir <folder>]
       npx @pension-trace/react verify [options]

init copies into your project:
  supabase/                        migrations, seed, server functions and configuration
  src/PensionPage.tsx              a page with the whole product (beside package.json when there is no src/)

Overwrites nothing: when one of the files exists, nothing is written.

verify checks everything that was signed: npx @pension-trace/react verify --help

Options of init:
  --dir <folder>   the project's folder. Default: the current one
  --help           shows this text`;

const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)));

process.exitCode = process.argv[2] === 'verify' ? await verify(process.argv.slice(3)) : main();

/** Checks everything that was signed. Exits with 2 when it could not be checked. */
async function verify(parts) {
  try {
    const { runVerify } = await import('../dist/verify/verify.js');
    return await runVerify({ parts, env: process.env });
  } catch (error) {
    console.error(error.name === 'VerifyProblem' ? error.message : error.stack);
    return 2;
  }
}

function main() {
  const command = readCommand();
  if (command.problem !== undefined) {
    console.error(`${command.problem}\n\n${help}`);
    return 1;
  }
  if (command.isHelp) {
    console.log(help);
    return 0;
  }
  return init(resolve(command.dir));
}

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { dir: { type: 'string', default: '.' }, help: { type: 'boolean', default: false } },
    });
    const isHelp = values.help || positionals.length === 0;
    const isInit = positionals.length === 1 && positionals[0] === 'init';
    const problem = isHelp || isInit ? undefined : `There is no command "${positionals.join(' ')}".`;
    return { isHelp, dir: values.dir, problem };
  } catch (error) {
    return { isHelp: false, dir: '.', problem: error.message };
  }
}

function init(folder) {
  if (!existsSync(folder) || !lstatSync(folder).isDirectory()) {
    console.error(`There is no folder ${folder}.`);
    return 1;
  }
  const page = join(existsSync(join(folder, 'src')) ? 'src' : '.', 'PensionPage.tsx');
  const files = [
    ...filesIn('supabase').map((file) => ({ from: join(packageFolder, file), to: file })),
    { from: join(packageFolder, 'bin', 'template', 'PensionPage.tsx'), to: page },
  ];
  const taken = files.filter(({ to }) => isTaken(folder, to)).map(({ to }) => to);
  if (taken.length > 0) {
    console.error(
      `Nothing was written, because these files exist, or their folders are links:\n${taken.map((file) => `  ${file}`).join('\n')}`,
    );
    return 1;
  }
  for (const { from, to } of files) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    copyFileSync(from, join(folder, to), constants.COPYFILE_EXCL);
  }
  console.log(nextCommands(page, files.length));
  return 0;
}

/** The files of a folder of the package, relative to the package. */
function filesIn(name) {
  return readdirSync(join(packageFolder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(packageFolder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Whether the file, a link, or something other than a folder is already at its path. */
function isTaken(folder, file) {
  const parents = dirname(file) === '.' ? [] : dirname(file).split(/[\\/]/);
  const isBlocked = parents.some((_name, index) => {
    const found = lstatSync(join(folder, ...parents.slice(0, index + 1)), { throwIfNoEntry: false });
    // A link to a folder too: writing through it would change files outside of the project.
    return found !== undefined && !found.isDirectory();
  });
  return isBlocked || lstatSync(join(folder, file), { throwIfNoEntry: false }) !== undefined;
}

function nextCommands(page, count) {
  return `Wrote ${count} files.

Next:
  npm install @supabase/supabase-js
  npx supabase login
  npx supabase link --project-ref <your project>
  npx supabase db push --include-seed
  npx supabase functions deploy

Then write your project's address and publishable key into ${page}, and render <PensionPage />.
supabase/README.md explains the database; to change its messages or rules, add a migration.`;
}
