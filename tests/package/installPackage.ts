import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { inject } from 'vitest';
import commandJson from '../../cli/package.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };

const repository = join(import.meta.dirname, '..', '..');

/** A host's project with the package, as npm would publish it. */
export interface Host {
  folder: string;
  /** The folder of the unpacked package. */
  packageFolder: string;
  /** Every file of the package, relative to its folder. */
  files: string[];
  /** The text of one file. */
  read(file: string): string;
  /** Runs a Node script in the host's folder, independent of this repository; returns its output. */
  runNode(script: string, ...parts: string[]): string;
  /** Runs a command of the package or of the host's packages; returns its result, even after a failure. */
  run(script: string, ...parts: string[]): { status: number | null; output: string; errors: string };
  /** Runs a command of the documentation in a folder of the host; returns its result, even after a failure. */
  runCommand(command: string, cwd: string): { status: number | null; output: string; errors: string };
  /** Starts a server of the host; its standard output is a stream. */
  start(script: string, ...parts: string[]): ChildProcess;
  remove(): void;
}

/**
 * Unpacks the packed package into a new folder together with its declared dependencies, and no others: an undeclared
 * import fails. Nothing is downloaded: the dependencies are links to our node_modules.
 *
 * @param extras The packages that the host has installed itself.
 * @param replaced Packages in another version: their names, and their folders in our node_modules.
 */
export function installPackage(extras: readonly string[] = [], replaced: Readonly<Record<string, string>> = {}): Host {
  const declared = Object.keys(packageJson.dependencies).concat('react', 'react-dom', extras);
  return install(packageJson.name, inject('tarballs').react, declared, replaced);
}

/** Unpacks the packed command in the same way. */
export function installCommand(): Host {
  return install(commandJson.name, inject('tarballs').cli, Object.keys(commandJson.dependencies), {});
}

function install(
  name: string,
  tarball: string,
  declared: readonly string[],
  replaced: Readonly<Record<string, string>>,
): Host {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pension-trace-host-')));
  const modules = join(folder, 'node_modules');
  const packageFolder = join(modules, name);
  mkdirSync(packageFolder, { recursive: true });

  execFileSync('tar', ['-xzf', tarball, '-C', packageFolder, '--strip-components=1'], { cwd: folder });

  for (const [needed, target] of [...declared.map((one) => [one, one] as const), ...Object.entries(replaced)]) {
    const link = join(modules, needed);
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true, recursive: true });
    symlinkSync(join(repository, 'node_modules', target), link, 'junction');
  }
  cpSync(join(import.meta.dirname, 'host'), folder, { recursive: true });

  return {
    folder,
    packageFolder,
    files: readdirSync(packageFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(packageFolder.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort(),
    read: (file) => readFileSync(join(packageFolder, file), 'utf8'),
    runNode: (script, ...parts) =>
      execFileSync(process.execPath, [script, ...parts], { cwd: folder, encoding: 'utf8', env: plainEnvironment() }),
    run(script, ...parts) {
      const ended = spawnSync(process.execPath, [script, ...parts], {
        cwd: folder,
        encoding: 'utf8',
        env: plainEnvironment(),
      });
      return { status: ended.status, output: ended.stdout, errors: ended.stderr };
    },
    runCommand(command, cwd) {
      const { PATH = '', ...env } = plainEnvironment();
      const ended = spawnSync(command, {
        cwd,
        shell: true,
        encoding: 'utf8',
        env: { ...env, PATH: join(repository, 'node_modules', '.bin') + delimiter + PATH },
      });
      return { status: ended.status, output: ended.stdout, errors: ended.stderr };
    },
    start: (script, ...parts) =>
      spawn(process.execPath, [script, ...parts], {
        cwd: folder,
        env: plainEnvironment(),
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The environment without the test runner's variables and with Next's telemetry off. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, NODE_OPTIONS: _options, VITEST: _runner, ...rest } = process.env;
  return { ...rest, NEXT_TELEMETRY_DISABLED: '1' };
}
