import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

export const root = join(import.meta.dirname, '..', '..');
export const { name: packageName, version, description } = packageJson;

/** An entry of the package: what a host imports, and the module behind it. */
export interface Entry {
  specifier: string;
  file: string;
}

/** Every entry of package.json that has a module in src. Style sheets have none. */
export const entries: readonly Entry[] = Object.keys(packageJson.exports).flatMap((path) => {
  const name = path === '.' ? 'index' : path.slice(2);
  const file = join(root, 'src', `${name}.ts`);
  return existsSync(file) ? [{ specifier: path === '.' ? packageName : `${packageName}/${name}`, file }] : [];
});

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
