import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { hashFiles } from './hashFiles.mjs';
import { root, runToEnd, print } from './steps.mjs';

const distFolder = join(root, 'example-app', 'dist');
const stampFile = join(distFolder, '.built-from.json');

/** Compares the built application with the sources. */
export async function planBuild() {
  const sources = ['src', 'example-app', 'package-lock.json', 'tsconfig.json'];
  const leaveOut = ['example-app/dist'];
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  const settings = names.sort().map((name) => [name, process.env[name]]);
  const hash = await hashFiles(sources, { leaveOut, more: JSON.stringify(settings) });
  const stamp = await readStamp();
  if (stamp?.hash === hash) return { distFolder, hash, isBuilt: true, supabaseUrl: stamp.supabaseUrl };

  const { loadEnv } = await import('vite');
  const env = loadEnv('production', join(root, 'example-app'));
  const url = env.VITE_SUPABASE_URL;
  const key = env.VITE_SUPABASE_PUBLISHABLE_KEY || env.VITE_SUPABASE_ANON_KEY;
  return { distFolder, hash, isBuilt: false, supabaseUrl: url && key ? url : undefined };
}

/** Builds the application when its sources have changed. */
export async function buildApplication({ hash, isBuilt, supabaseUrl }) {
  if (isBuilt) return;
  print(existsSync(stampFile) ? 'Building the application: its sources have changed' : 'Building the application');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const parts = [vite, 'build', '--config', join('example-app', 'vite.config.ts'), '--logLevel', 'error'];
  await runToEnd(process.execPath, parts, { problem: 'The build of the application failed; the reason is above.' });
  await writeFile(stampFile, `${JSON.stringify({ hash, supabaseUrl })}\n`);
}

async function readStamp() {
  if (!existsSync(stampFile) || !existsSync(join(distFolder, 'index.html'))) return undefined;
  return JSON.parse(await readFile(stampFile, 'utf8'));
}
