import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Chromium is started with: nothing to set up, nothing to look up, no address but this machine's. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * The browser that the tests use: the one named by the environment variable CHROMIUM, otherwise the system's own.
 * Undefined when there is neither: Playwright then starts the one that it downloaded, if it did.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run.`);
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
