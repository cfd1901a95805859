import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** In the order of preference. The headless shell is the same browser without windows: it needs a fifth less processor time. */
const names = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium takes one such list, so this one repeats the entries of Playwright's that matter here. */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // Pages of the address bar that no test shows. Chromium loads them with every new window, for a second of processor time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Chromium's arguments: no set-up, no background requests, no address but this machine's. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * Path of the browser for the tests: the one that the environment variable CHROMIUM names, or the system's own.
 * Undefined when there is neither: Playwright then starts its own download.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM names ${named}, which is not executable.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
