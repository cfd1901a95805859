import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'tests/supabase/tools');
const isWindows = process.platform === 'win32';

export const deno = join(folder, 'node_modules/deno', isWindows ? 'deno.exe' : 'deno');

/** Runs Supabase's CLI. */
export function supabase(...parts) {
  const script = join(folder, 'node_modules/supabase/dist/supabase.js');
  const quiet = { NO_COLOR: '1', SUPABASE_TELEMETRY_DISABLED: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1' };
  return run(process.execPath, [script, '--agent=no', ...parts], { env: { ...process.env, ...quiet } });
}

/** Installs Supabase's CLI and Deno, which only the tests of the night use. */
export default async function installTools() {
  if (process.env.TIER !== 'night' || !(await installIn(folder))) return;
  // Installs the binary where npm runs no install scripts.
  await run(process.execPath, [join(folder, 'node_modules/deno/bin.cjs'), '--version']);
}

/** Installs the packages of a folder, unless the versions in its package.json are installed. Returns whether it did. */
export async function installIn(folder) {
  const { dependencies } = await readJson(join(folder, 'package.json'));
  const present = await Promise.all(Object.entries(dependencies).map((entry) => isInstalled(folder, entry)));
  if (!present.includes(false)) return false;
  console.log(`Installing ${Object.keys(dependencies).join(' and ')}, once.`);
  const parts = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  const { code, stderr } = await run(isWindows ? 'npm.cmd' : 'npm', parts, { cwd: folder, shell: isWindows });
  if (code !== 0) throw new Error(`npm install failed in ${folder}:\n${stderr}`);
  return true;
}

async function isInstalled(folder, [name, version]) {
  const file = join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) && (await readJson(file)).version === version;
}

async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Runs a program to its end. */
export function run(program, parts, options = {}) {
  return new Promise((resolve, reject) => {
    const limits = { timeout: 300_000, maxBuffer: 64 * 1024 * 1024, encoding: 'utf8' };
    execFile(program, parts, { cwd: root, ...limits, ...options }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}
