import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Reads from the sources which screens use which part: a story imports its screen from the package, and the screen
 * imports its parts, directly or through other files.
 *
 * @param root The folder of the package.
 * @returns The titles of the screens, such as 'Access/Log in', by the name of the part.
 */
export function screensByPart(root: string): Record<string, string[]> {
  const files = exportedFiles(root);
  const screens: Record<string, string[]> = {};
  for (const story of readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/^(?:features|journeys).*\.stories\.tsx$/u.test(story)) continue;
    const source = readFileSync(join(root, 'stories', story), 'utf8');
    const title = /title: '([^']+)'/u.exec(source)?.[1] ?? '';
    // A journey has every screen, and so every part.
    if (title.startsWith('Journeys/')) continue;
    const names = /^import \{([^}]*)\} from '@pension-trace\/react';/mu.exec(source)?.[1]?.split(',') ?? [];
    const entries = names.flatMap((name) => files.get(name.trim()) ?? []);
    for (const file of reachedFrom(root, entries)) {
      const part = /^src\/ui\/(\w+)\.tsx$/u.exec(file)?.[1];
      if (part !== undefined) screens[part] = [...(screens[part] ?? []), title];
    }
  }
  return screens;
}

/** The file of every component of the main entry. */
function exportedFiles(root: string): Map<string, string> {
  const index = readFileSync(join(root, 'src/index.ts'), 'utf8');
  return new Map(
    [...index.matchAll(/^export \{([^}]*)\} from '\.\/([^']+)';/gmu)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => [name.trim(), `src/${path}.tsx`] as const),
    ),
  );
}

/** The files that some files import, directly or through others, and these files. Types do not count. */
function reachedFrom(root: string, entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(join(root, file))) continue;
    reached.add(file);
    const source = readFileSync(join(root, file), 'utf8').replaceAll(/^import type [^;]*;/gmu, '');
    const imports = [...source.matchAll(/(?:from|import\() ?'(\.[^']+)'/gu)].map(([, path = '']) =>
      join(dirname(file), path),
    );
    waiting.push(...imports.flatMap((path) => [`${path}.tsx`, `${path}.ts`]));
  }
  return reached;
}
