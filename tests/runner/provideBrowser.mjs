import process from 'node:process';
import { browserArguments, findBrowser } from '../findBrowser.mjs';
import { runCommand } from './runCommand.mjs';

const headlessShell = 'chromium-headless-shell';
const env = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Finds or installs a Chromium: the one that CHROMIUM names, the system's own, Playwright's download, or the system's
 * package, in this order. Returns the environment variables that the steps need.
 *
 * @throws Error when no Chromium starts.
 */
export async function provideBrowser() {
  const found = findBrowser();
  if (found !== undefined) {
    const problem = await startProblem(found);
    if (problem === undefined) return { CHROMIUM: (await addHeadlessShell(found)) ?? found };
    if (process.env.CHROMIUM) throw new Error(`CHROMIUM names ${found}, which does not start: ${problem}`);
    console.log(`${found} does not start: ${problem}`);
  } else if ((await startProblem(undefined)) === undefined) {
    return {};
  }

  console.log('Looking for a Chromium to download.');
  const download = await runCommand('npx', ['playwright', 'install', 'chromium'], { minutes: 5 });
  if (download.succeeded && (await startProblem(undefined)) === undefined) return {};

  if (canInstall()) {
    await runCommand('apt-get', ['update'], { env });
    for (const name of [headlessShell, 'chromium']) {
      const installed = await install(name);
      if (installed !== undefined) return { CHROMIUM: installed };
    }
  }
  throw new Error('No Chromium starts. Install Chrome or Chromium, or set CHROMIUM to its path, and try again.');
}

/** On a build machine with Debian's Chromium, installs the headless shell too, for a fifth less processor time. */
async function addHeadlessShell(found) {
  if (!process.env.CI || process.env.CHROMIUM || !canInstall() || !found.endsWith('/chromium')) return undefined;
  return install(headlessShell);
}

function canInstall() {
  return process.platform === 'linux' && process.getuid() === 0;
}

/** Returns the path of a browser that starts. Not every release of Debian and Ubuntu has the headless shell. */
async function install(name) {
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  const installed = findBrowser();
  return installed !== undefined && (await startProblem(installed)) === undefined ? installed : undefined;
}

/** Returns the problem; undefined when it starts. Without a path, tries Playwright's download. */
async function startProblem(executablePath) {
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({ executablePath, args: browserArguments, timeout: 60_000 });
    await browser.close();
    return undefined;
  } catch (error) {
    return error.message.split('\n')[0];
  }
}
