import packageJson from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

interface Locked {
  version?: string;
  /** The package is a folder of the repository. */
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const packages: Readonly<Record<string, Locked | undefined>> = lock.packages;

/** The folders of all packages that a host installs with ours, except its own peers. */
export function closure(): string[] {
  const found = new Set<string>();
  const open = Object.keys(packageJson.dependencies).map((name) => folderOf('', name));
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) open.push(folderOf(folder, name));
  }
  return [...found].sort();
}

/** The name of the package in a folder. */
export function nameIn(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Finds a dependency as Node does: in the package's own folder, then in each folder above it. */
function folderOf(from: string, name: string): string {
  const own = `${from}${from === '' ? '' : '/'}node_modules/${name}`;
  if (own in packages) return own;
  if (from === '') throw new Error(`${name} is not in package-lock.json.`);
  return folderOf(from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '', name);
}
