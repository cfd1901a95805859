import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Site } from './startSite';

const demo = fileURLToPath(new URL('../../local-backend/demo/progress.mjs', import.meta.url));

/** Simulates the back office with `npm run demo:progress`. Returns what it printed. */
export async function playDemo(site: Site): Promise<string> {
  const env = { ...process.env, PORT: new URL(site.url).port, DATA_DIR: site.dataFolder, DEMO_PAUSE: '0' };
  return (await promisify(execFile)(process.execPath, [demo], { env })).stdout;
}
