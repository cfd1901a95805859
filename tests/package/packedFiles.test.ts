import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isRelative, linksIn } from '../docs/linksIn';
import { entries } from './entries';
import packageJson from '../../package.json' with { type: 'json' };
import { generateExports } from '../../tokens/generate';
import { installPackage, type Host } from './installPackage';

const repository = resolve(import.meta.dirname, '../..');
const sourceMap = z.object({
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()),
  mappings: z.string(),
});

let host: Host;
beforeAll(() => {
  host = installPackage();
});
afterAll(() => host.remove());

function modules(): string[] {
  return host.files.filter((file) => /\.(js|d\.ts)$/.test(file));
}

describe('the published package', () => {
  test('contains only the built package, the documentation, the tokens and the notices', () => {
    const others = host.files.filter((file) => !/^(dist|docs|tokens\/exports)\//.test(file));
    expect(others).toEqual([
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'THIRD-PARTY-NOTICES.md',
      'package.json',
      'supabase/README.md',
      'tokens/tokens.json',
    ]);
    expect(host.files.filter((file) => !/\.(js|js\.map|d\.ts|css)$/.test(file) && file.startsWith('dist/'))).toEqual(
      [],
    );
  });

  test.each(entries)('has code and declarations for the entry %s', (entry) => {
    expect(host.files).toEqual(expect.arrayContaining([`dist/${entry}.js`, `dist/${entry}.d.ts`]));
  });

  test('has a package.json without anything of our development', () => {
    const published: object = JSON.parse(host.read('package.json'));
    const ofDevelopment = ['devDependencies', 'overrides', 'scripts', 'wireit', 'workspaces'];
    expect(
      Object.keys(packageJson)
        .filter((name) => !(name in published))
        .sort(),
    ).toEqual(ofDevelopment);
    expect(published).toMatchObject({ dependencies: packageJson.dependencies, exports: packageJson.exports });
  });

  test('has a page for each hook', () => {
    const hooks = [...host.read('dist/headless.d.ts').matchAll(/\buse[A-Z]\w*(?= ?[,}])/g)].map(([name]) => name);
    const pages = host.files.flatMap((file) => /^docs\/hooks\/(\w+)\.md$/.exec(file)?.[1] ?? []);
    expect(pages.length).toBeGreaterThan(50);
    expect(pages).toEqual([...new Set(hooks)].sort());
  });

  test('has every file that package.json names', () => {
    const promised = Object.values(packageJson.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const named = promised.filter((file) => !file.includes('*')).map((file) => file.replace('./', ''));
    expect(host.files).toEqual(expect.arrayContaining(named));
  });

  test('has the style sheet of each feature that docs/theming.md names, and no other', () => {
    const [, list = ''] = /then any of: (.*), each named/.exec(host.read('docs/theming.md')) ?? [];
    const listed = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => `dist/styles/${name}.css`);
    const sheets = host.files.filter((file) => file.startsWith('dist/styles/') && file.endsWith('.css'));
    expect(['dist/styles/base.css', ...listed].sort()).toEqual(sheets);
  });

  test('has the tokens as files for design tools', () => {
    const files = generateExports();
    const packed = host.files.filter((file) => file.startsWith('tokens/exports/'));
    expect(packed).toEqual([...files.keys()].map((file) => `tokens/exports/${file}`).sort());
    for (const [file, text] of files) expect(host.read(`tokens/exports/${file}`), file).toBe(text);
  });

  test('has every file that its documents link to', () => {
    const documents = host.files.filter((file) => file.endsWith('.md'));
    const links = documents.flatMap((document) =>
      linksIn(host.read(document))
        .filter(isRelative)
        .map((link) => ({ document, file: posix.join(posix.dirname(document), link.replace(/#.*/, '')) }))
        .filter(({ document: from, file }) => file !== posix.dirname(from)),
    );
    expect(links.length).toBeGreaterThan(80);
    const isThere = (target: string) => host.files.some((file) => file === target || file.startsWith(`${target}/`));
    expect(links.filter(({ file }) => !isThere(file.replace(/\/$/, '')))).toEqual([]);
  });

  test('has one picture of the documentation, and none of its tools', () => {
    const others = host.files.filter((file) => file.startsWith('docs/') && !file.endsWith('.md'));
    expect(others).toEqual(['docs/examples/restAdapter.ts', 'docs/openapi.json', 'docs/screenshot.png']);
  });

  test('contains no path of the machine that built it', () => {
    const machine = [`${repository}/`, `${homedir()}/`];
    expect(host.files.filter((file) => machine.some((folder) => host.read(file).includes(folder)))).toEqual([]);
  });
});

describe('the modules', () => {
  const comment = /\/\/# sourceMappingURL=(.+)\n?$/;

  test('have a source map each, by line, which includes the sources', () => {
    // Each module of dist/exports declares one name of the main entry, and has no source.
    const scripts = host.files.filter((file) => /^dist\/(?!exports\/).*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(100);
    for (const file of scripts) {
      const [, name = ''] = comment.exec(host.read(file)) ?? [];
      expect(name, file).toBe(`${posix.basename(file)}.map`);
      const { sources, sourcesContent, mappings } = z.parse(sourceMap, JSON.parse(host.read(`${file}.map`)));
      const named = sources.map((source) => posix.join(posix.dirname(file), source));
      // The server's checks of files are the form's too.
      const isKnown = (source: string) =>
        /^(?:src|supabase\/functions)\//.test(source) && existsSync(join(repository, source));
      expect(named.filter((source) => !isKnown(source))).toEqual([]);
      expect(sourcesContent).toHaveLength(sources.length);
      expect(mappings, file).not.toContain(',');
    }
  });

  test('are readable', () => {
    const screen = host.read('dist/features/reason/ReasonForm.js');
    expect(screen).toMatch(/function ReasonForm2?\(\{ before, \.\.\.options \}, \{ slots \}\) \{\n/);
  });
});

describe('with React Server Components', () => {
  const clientEntries = ['index', 'product', 'headless', 'ui'];

  test.each(clientEntries)('%s is a client boundary', (entry) => {
    expect(host.read(`dist/${entry}.js`).startsWith('"use client";')).toBe(true);
  });

  test.each(clientEntries)('%s has named exports only, as a client boundary must', (entry) => {
    expect(host.read(`dist/${entry}.js`).includes('export *')).toBe(false);
  });

  test.each(['server', 'adapter'])('%s does not import React', (entry) => {
    const packages = new Set<string>();
    const modulesReached = new Set([`dist/${entry}.js`]);
    for (const file of modulesReached) {
      for (const [, name = ''] of host.read(file).matchAll(/(?:from|import\(?)\s*["']([^"']+)["']/g)) {
        if (name.startsWith('.')) modulesReached.add(posix.join(posix.dirname(file), name));
        else packages.add(name);
      }
    }
    expect([...packages].filter((name) => !name.startsWith('zod/'))).toEqual([]);
    expect(modulesReached.size).toBeGreaterThan(8);
  });

  test('no other module is a client boundary', () => {
    const boundaries = modules().filter((file) => host.read(file).startsWith('"use client"'));
    expect(boundaries).toEqual(clientEntries.map((entry) => `dist/${entry}.js`).sort());
  });
});

describe('the optional peer', () => {
  test('is imported by its own adapter only', () => {
    const asking = modules().filter((file) => /['"]@supabase\//.test(host.read(file)));
    expect(asking.filter((file) => !/^dist\/(adapters\/supabase\/|supabase\.(js|d\.ts)$)/.test(file))).toEqual([]);
  });
});

describe('the styles', () => {
  test('are in no cascade layer, so that they beat a host’s element rules', () => {
    expect(outermostRules(host.read('dist/styles.css')).filter((rule) => rule.startsWith('@layer'))).toEqual([]);
  });

  test('are in one cascade layer in styles.layer.css', () => {
    const rules = outermostRules(host.read('dist/styles.layer.css'));
    expect(rules).toEqual(["@import './styles.css' layer(pension-trace)"]);
  });

  test('have a fallback before each colour that older browsers do not support', () => {
    const css = host.read('dist/styles.css');
    const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name]) => name);
    const newer = names(/(--ptr-[\w-]+): light-dark\(/g);
    expect(newer.length).toBeGreaterThan(35);
    expect(names(/(--ptr-[\w-]+): #[\da-f]+/g)).toEqual(expect.arrayContaining(newer));
    expect(css).not.toContain('oklch');
  });

  test('load no other resource', () => {
    expect(host.read('dist/styles.css')).not.toMatch(/@import|url\(\s*['"]?(https?:)?\/\//);
  });
});

/** The prelude of every top-level rule. */
function outermostRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let prelude = '';
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (depth === 0 && (sign === '{' || sign === ';')) {
      rules.push(prelude.trim());
      prelude = '';
    } else if (depth === 0 && sign !== '}') {
      prelude += sign;
    }
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
  }
  return rules;
}
