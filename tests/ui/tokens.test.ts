import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from '../../stories/foundations/contrastPairs';
import { contrastOf, hexOf, isInSrgb } from '../../tokens/colour';
import { colorCss } from '../../tokens/css';
import { exportsOf } from '../../tokens/exports';
import { generate } from '../../tokens/generate';
import { readTokens, withBrand, type Color, type Token } from '../../tokens/readTokens';
import { brands, tokens } from '../../tokens/tokens';

const source = new URL('../../src/', import.meta.url);
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const read = (file: string) => withoutComments(readFileSync(new URL(file, source), 'utf8'));

/** The colours of a theme, by their names without `--ptr-color-`. */
function coloursOf(all: readonly Token[], theme: 'light' | 'dark'): Map<string, Color> {
  return new Map(
    all.flatMap((token) => {
      if (token.type !== 'color') return [];
      const colour = theme === 'dark' ? (token.extension.dark ?? token.value) : token.value;
      return [[token.name.replace('--ptr-color-', ''), colour] as const];
    }),
  );
}

const palettes = [{ name: 'default', tokens }, ...brands].flatMap((brand) =>
  (['light', 'dark'] as const).map((theme) => ({ name: brand.name, theme, colours: coloursOf(brand.tokens, theme) })),
);

describe.each(palettes)('the brand $name, $theme', ({ colours }) => {
  const colour = (name: string) => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`There is no --ptr-color-${name}`);
    return value;
  };

  it.each(contrastPairs)('$use: $front reaches $least to 1 on every ground', ({ front, grounds, least }) => {
    const measured = grounds.map((ground) => ({ ground, contrast: contrastOf(colour(front), colour(ground)) }));
    expect(measured.filter(({ contrast }) => contrast < least)).toEqual([]);
  });

  it('keeps the ground of warnings for warnings', () => {
    const grounds = [...colours].filter(([name]) => name.endsWith('-soft')).map(([, value]) => hexOf(value));
    expect(grounds.filter((ground) => ground === hexOf(colour('warning-soft')))).toHaveLength(1);
  });

  it('is within sRGB', () => {
    expect(colours.size).toBeGreaterThan(30);
    expect([...colours].filter(([, value]) => !isInSrgb(value)).map(([name]) => name)).toEqual([]);
  });
});

const folders = ['ui', ...['features', 'journeys'].flatMap((kind) => foldersIn(kind))];
const sheets = folders.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, source))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name: `${folder}/${name}`, text: read(`${folder}/${name}`) })),
);

function foldersIn(kind: string): string[] {
  return readdirSync(new URL(`${kind}/`, source)).map((name) => `${kind}/${name}`);
}

describe('the style sheets', () => {
  const known = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/(--ptr-[\w-]+):/g)].map((match) => match[1])));
  for (const { name } of tokens) known.add(name);

  it.each(sheets)('$name has no layer of its own', ({ text }) => {
    expect(text).not.toContain('@layer');
  });

  it.each(sheets.filter(({ name }) => name !== 'ui/tokens.css'))('$name has no colour of its own', ({ text }) => {
    expect(text).not.toMatch(/oklch\(|rgba?\(|hsla?\(|#[\da-f]{3,8}\b(?!['\w])/i);
  });

  it.each(sheets)('$name uses only properties that exist', ({ text }) => {
    const used = [...text.matchAll(/var\((--ptr-[\w-]+)/g)].map((match) => match[1]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are all part of the published style sheet', () => {
    const published = read('styles.base.css') + read('styles.css');
    expect(sheets.map(({ name }) => name).filter((name) => !published.includes(`@import './${name}';`))).toEqual([]);
  });

  it('contain no rule twice', () => {
    const rules = sheets.flatMap(({ text }) => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, body = '']) => body));
    const long = rules.map((body) =>
      body
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean)
        .sort()
        .join('; '),
    );
    const several = long.filter((body) => body.split('; ').length > 2);
    expect(several.filter((body, index) => several.indexOf(body) !== index)).toEqual([]);
  });
});

describe('the generated files', () => {
  it('are those that `npm run tokens` writes', async () => {
    const onDisk = (file: string) => readFileSync(new URL(`../${file}`, source), 'utf8');
    const files = await generate(onDisk('docs/theming.md'));
    for (const [file, text] of files) expect(onDisk(file), file).toBe(text);
  });

  it('have brands of at most 10 tokens, so that each fits 12 lines of CSS', () => {
    expect(brands.map(({ name }) => name)).toEqual(['harbour', 'plum', 'ledger']);
    expect(brands.filter(({ sets }) => sets.size > 10)).toEqual([]);
  });
});

describe('the exported modes', () => {
  const files = exportsOf(tokens, brands);
  const namesIn = (file: string) => readTokens(files.get(file)).map(({ path }) => path.join('.'));

  it.each(['colours', 'sizes'])('of %s have the same variables, as a collection of Figma needs', (folder) => {
    const modes = [...files.keys()].filter((file) => file.startsWith(`${folder}/`));
    expect(modes.length).toBeGreaterThan(4);
    const [first = '', ...others] = modes;
    expect(namesIn(first).length).toBeGreaterThan(30);
    for (const file of others) expect(namesIn(file)).toEqual(namesIn(first));
  });

  it('contain every token once', () => {
    const inFiles = ['colours/light.tokens.json', 'sizes/regular.tokens.json', 'effects.tokens.json'].flatMap(namesIn);
    expect(inFiles.sort()).toEqual(tokens.map(({ path }) => path.join('.')).sort());
  });

  it('have the hex that the build writes into the style sheet', async () => {
    const opaque = [...coloursOf(tokens, 'light').values(), ...coloursOf(tokens, 'dark').values()].filter(
      ({ alpha }) => alpha === undefined,
    );
    const css = opaque.map((value, index) => `.c${index}{color:${colorCss(value)}}`).join('');
    const { code } = await transform(css, { loader: 'css', target: 'chrome100' });
    const built = [...code.matchAll(/#[\da-f]+/g)].map(([hex]) =>
      hex.length > 4 ? hex : hex.replaceAll(/[\da-f]/g, '$&$&'),
    );
    expect(opaque.map(hexOf)).toEqual(built);
  });
});

describe('reading tokens', () => {
  it('names an invalid token in the error', () => {
    const file = { space: { $type: 'dimension', tiny: { $value: '2px', $description: 'Tiny' } } };
    expect(() => readTokens(file)).toThrow('The token space.tiny is not valid');
  });

  it('refuses a brand that sets an unknown token', () => {
    expect(() => withBrand({ color: {} }, { color: { brnd: { $value: 1 } } })).toThrow('unknown token brnd');
  });
});

describe('every element of ours', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  // Parts that add the class to their `className`, and the shapes of a drawing, which the reset must not change.
  const adds = /^(?:Button|Card|Drawing|Icon|Link|Modal|Rings)$/;
  const isShape = /^(?:path|circle|g|rect)$/;

  it.each(files)('%s writes the class of the reset before its own', (file) => {
    const tags = [...read(file).matchAll(/<([A-Za-z]+)\b[^<]*?className=(?:"|\{`|\{classNames\(\s*')([^"'`$]*)/g)];
    const without = tags.filter(
      ([, tag = '', classes = '']) => !adds.test(tag) && !isShape.test(tag) && !/^ptr( |$)/.test(classes),
    );
    expect(without.map(([text]) => text)).toEqual([]);
  });
});

describe('every style sheet', () => {
  it.each(sheets)('$name selects no element by a part of its class', ({ text }) => {
    expect(text).not.toMatch(/\[class[\^*|$~]?=/);
  });
});
