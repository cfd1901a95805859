import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Paths of the programs that the engines need. */
interface Programs {
  firefox: string;
  webkit: { driver: string; browser: string; screen: string };
}

const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
const inPath = (...names: string[]) => names.flatMap((name) => folders.map((folder) => join(folder, name)));

/** MiniBrowser is not on the PATH: it is in the library's folder. */
function miniBrowsers(): string[] {
  return ['/usr/lib', '/usr/lib64', '/usr/libexec']
    .flatMap((folder) => [folder, ...subfolders(folder)])
    .flatMap((folder) => ['4.1', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')));
}

/**
 * Each program with its possible paths and its Debian package. Ubuntu has no firefox-esr and its firefox is a snap, so
 * Firefox must already be installed there.
 */
const needed = {
  firefox: { places: () => inPath('firefox-esr', 'firefox'), packageName: 'firefox-esr' },
  driver: { places: () => inPath('WebKitWebDriver'), packageName: 'webkit2gtk-driver' },
  browser: { places: miniBrowsers, packageName: 'webkit2gtk-driver' },
  screen: { places: () => inPath('Xvfb'), packageName: 'xvfb' },
};

/**
 * Finds Firefox, WebKitGTK's MiniBrowser with its driver, and Xvfb. Installs missing programs if it can.
 *
 * @throws Error with the programs to install, when some are still missing.
 */
export function provideEngines(): Programs {
  if (missingPackages().length > 0 && process.platform === 'linux' && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = missingPackages();
    console.log(`Installing ${packages.join(', ')}.`);
    spawnSync('apt-get', ['update'], { env, stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, stdio: 'inherit' });
  }
  const [firefox, driver, browser, screen] = [needed.firefox, needed.driver, needed.browser, needed.screen].map(find);
  if (!firefox || !driver || !browser || !screen) {
    throw new Error(
      `These tests need ${missingPackages().join(', ')}. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb. ` +
        'On Ubuntu: Firefox from Mozilla, and apt-get install webkit2gtk-driver xvfb.',
    );
  }
  return { firefox, webkit: { driver, browser, screen } };
}

function missingPackages(): string[] {
  const missing = Object.values(needed).filter((program) => find(program) === undefined);
  return [...new Set(missing.map(({ packageName }) => packageName))];
}

function find({ places }: { places: () => string[] }): string | undefined {
  return places().find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
