import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { printable } from '../printable.mjs';
import { readParts } from '../readParts.mjs';
import { findProblems } from './findProblems.mjs';

const help = `Usage: npx @pension-trace/cli check [<project ref>] [--dir <folder>]

Reads the settings of a Supabase project and of its database, and lists what is missing before customers may use it.
Changes nothing.
Needs \`npx supabase login\`, or SUPABASE_ACCESS_TOKEN. Without a project ref, checks the linked project.

Options:
  --dir <folder>   the folder with supabase/, and with Supabase's CLI if it is installed there. Default: the current one
  --help           shows this text`;

const settingsQuery = `select company_name, (
  select count(*) from public.messages where state = 'waiting' and due_at < now() - interval '1 day'
)::integer as overdue_messages from public.settings`;

const { NO_COLOR = '1', SUPABASE_TELEMETRY_DISABLED = '1', ...environment } = process.env;

/** Checks a project. Returns the exit code: 0 when nothing is missing. */
export async function checkProject(parts) {
  try {
    const { values, positionals } = readParts({
      parts,
      allowPositionals: true,
      options: { dir: { type: 'string', default: '.' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      console.log(help);
      return 0;
    }
    return await report(resolve(values.dir), positionals[0]);
  } catch (error) {
    console.error(printable(error.message));
    return 1;
  }
}

async function report(folder, named) {
  const linked = join(folder, 'supabase/.temp/project-ref');
  const project = named ?? (existsSync(linked) ? readFileSync(linked, 'utf8').trim() : undefined);
  if (project === undefined) throw new Error(`Name a project, or run \`npx supabase link\` first.\n\n${help}`);

  const ask = async (...parts) => {
    const { code, stdout, stderr } = await supabase(folder, ...parts, `--remote=${project}`, '--output-format=json');
    if (code !== 0) throw new Error(`supabase ${parts.slice(0, 2).join(' ')} failed:\n${stdout}${stderr}`);
    return JSON.parse(stdout);
  };
  const problems = findProblems({
    config: await ask('config', 'diff', `--workdir=${import.meta.dirname}`),
    backups: await ask('backups', 'list'),
    functions: (await ask('functions', 'list')).functions,
    secrets: (await ask('secrets', 'list')).secrets,
    // Fails before the first push of the migrations.
    settings: await ask('db', 'query', '--read-only', settingsQuery).catch(() => undefined),
  });
  for (const problem of problems) console.log(`- ${printable(problem)}`);
  console.log(problems.length === 0 ? 'Nothing is missing.' : `${problems.length} missing.`);
  console.log('Not readable here: email templates, leaked passwords, edge limits, restores. See docs/going-live.md.');
  return problems.length === 0 ? 0 : 1;
}

/** Runs Supabase's CLI: the one that the folder has installed, otherwise npx's. */
function supabase(folder, ...parts) {
  const isWindows = process.platform === 'win32';
  const script = join(folder, 'node_modules/supabase/dist/supabase.js');
  const isInstalled = existsSync(script);
  const npx = [isWindows ? 'npx.cmd' : 'npx', '--yes', 'supabase'];
  const [program, ...first] = isInstalled ? [process.execPath, script] : npx;
  const env = { ...environment, NO_COLOR, SUPABASE_TELEMETRY_DISABLED, SUPABASE_NO_UPDATE_NOTIFIER: '1' };
  const options = { cwd: folder, env, shell: isWindows && !isInstalled, timeout: 300_000, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done, reject) => {
    execFile(program, [...first, '--agent=no', ...parts], options, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error);
      else done({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}
