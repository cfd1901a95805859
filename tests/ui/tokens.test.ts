import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf, oklchToLinear } from './oklch';

const source = new URL('../../src/', import.meta.url);
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const read = (file: string) => withoutComments(readFileSync(new URL(file, source), 'utf8'));

const css = read('ui/tokens.css');
const values = Object.fromEntries(
  [...css.matchAll(/(--ptr-color-(?!scheme)[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The colours of a theme: its side of `light-dark()`, or the colour of both. */
function coloursOf(theme: 'light' | 'dark'): Record<string, string> {
  const colours = Object.entries(values).map(([name, value]) => {
    const pair = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value);
    const colour = pair ? pair[theme === 'light' ? 1 : 2] : value;
    return [name, colour ?? value] as const;
  });
  return Object.fromEntries(colours);
}

const grounds = ['page', 'surface', 'raised', 'sunken', 'brand-soft'];
const softGrounds = ['danger-soft', 'success-soft', 'warning-soft', 'info-soft', 'accent-soft'];

/** Every pair of colours in the style sheets: purpose, foreground, backgrounds, and the required contrast. */
const pairs: { use: string; front: string; grounds: string[]; least: number }[] = [
  { use: 'text', front: 'ink', grounds: [...grounds, ...softGrounds], least: 7 },
  { use: 'quiet text', front: 'ink-quiet', grounds: ['page', 'surface', 'raised'], least: 7 },
  { use: 'quiet text on a tint', front: 'ink-quiet', grounds: ['sunken', 'brand-soft', ...softGrounds], least: 4.5 },
  { use: 'placeholder', front: 'placeholder', grounds: ['page', 'surface', 'sunken'], least: 4.5 },
  { use: 'link', front: 'brand', grounds, least: 4.5 },
  { use: 'link under the pointer', front: 'brand-strong', grounds, least: 4.5 },
  { use: 'link in a notice', front: 'brand', grounds: softGrounds, least: 4.5 },
  { use: 'primary button', front: 'on-brand', grounds: ['brand', 'brand-strong'], least: 4.5 },
  { use: 'words on the accent', front: 'on-accent', grounds: ['accent'], least: 7 },
  { use: 'danger button', front: 'on-danger', grounds: ['danger', 'danger-strong'], least: 4.5 },
  { use: 'error', front: 'danger', grounds: ['page', 'surface', 'raised', 'danger-soft'], least: 4.5 },
  { use: 'error link under the pointer', front: 'danger-strong', grounds: ['surface'], least: 4.5 },
  { use: 'success', front: 'success', grounds: ['page', 'surface', 'raised', 'success-soft'], least: 4.5 },
  { use: 'warning', front: 'warning', grounds: ['page', 'surface', 'raised', 'warning-soft'], least: 4.5 },
  { use: 'info', front: 'info', grounds: ['page', 'surface', 'raised', 'info-soft'], least: 4.5 },
  { use: 'text on the panel', front: 'panel-ink', grounds: ['panel'], least: 7 },
  { use: 'quiet text on the panel', front: 'panel-quiet', grounds: ['panel'], least: 7 },
  { use: 'link on the panel', front: 'panel-accent', grounds: ['panel'], least: 4.5 },
  { use: 'signature', front: 'paper-ink', grounds: ['paper'], least: 7 },
  { use: 'the line to sign on', front: 'paper-line', grounds: ['paper'], least: 3 },
  { use: 'edge of a control', front: 'line-strong', grounds: ['page', 'surface', 'raised', 'brand-soft'], least: 3 },
  { use: 'focus ring', front: 'focus', grounds: [...grounds, ...softGrounds, 'focus-gap'], least: 3 },
  { use: 'focus ring beside a button', front: 'focus-gap', grounds: ['brand', 'danger', 'panel'], least: 1.2 },
  ...['neutral', 'brand', 'primary', 'info', 'success', 'warning', 'danger'].map((tone) => ({
    use: 'status dot',
    front: `dot-${tone}`,
    grounds: ['page', 'surface', 'raised', 'sunken'],
    least: 3,
  })),
];

describe.each([
  ['light', coloursOf('light')],
  ['dark', coloursOf('dark')],
])('%s', (_theme, tokens) => {
  const colour = (name: string) => {
    const value = tokens[`--ptr-color-${name}`];
    if (value === undefined) throw new Error(`There is no --ptr-color-${name}`);
    return value;
  };

  it.each(pairs.flatMap(({ grounds: all, ...pair }) => all.map((ground) => ({ ...pair, ground }))))(
    '$use: $front on $ground reaches $least to 1',
    ({ front, ground, least }) => {
      expect(contrastOf(colour(front), colour(ground))).toBeGreaterThanOrEqual(least);
    },
  );

  it('are within sRGB', () => {
    const opaque = Object.entries(tokens).filter(([, value]) => value.startsWith('oklch'));
    expect(opaque.length).toBeGreaterThan(30);
    expect(opaque.filter(([, value]) => !oklchToLinear(value).isInGamut)).toEqual([]);
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
  // Set by the host, optionally.
  known.add('--ptr-font').add('--ptr-font-heading');

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

  it('are all part of the published one', () => {
    const published = read('styles.base.css') + read('styles.css');
    expect(sheets.map(({ name }) => name).filter((name) => !published.includes(`@import './${name}';`))).toEqual([]);
  });

  it('write no rule twice', () => {
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

describe('docs/theming.md', () => {
  it('has every token with its default', () => {
    const text = readFileSync(new URL('../docs/theming.md', source), 'utf8');
    const rows = [...text.matchAll(/^\| `(--ptr-[\w-]+)`\s+\| `([^`]+)`/gm)].map(([, name, value]) => [name, value]);
    const density = css.indexOf('[data-pt-density');
    const defaults = css.slice(0, density) + css.slice(css.lastIndexOf(':where(:root, :host)'));
    const tokens = [...defaults.matchAll(/(--ptr-[\w-]+):\s*([^;]+);/g)]
      .map(([, name, value = '']) => [name, value.replaceAll(/\s+/g, ' ')])
      .filter(([name]) => name !== '--ptr-color-scheme');
    expect(Object.fromEntries(rows)).toEqual({
      '--ptr-font': 'unset',
      '--ptr-font-heading': 'unset',
      ...Object.fromEntries(tokens),
    });
  });

  it('has a brand in at most 12 lines, as each story does', () => {
    const stories = readFileSync(new URL('../stories/foundations/brands.css', source), 'utf8');
    const brands = [...stories.matchAll(/\[data-pt-brand='\w+'\] \{\n([^}]+)\}/g)].map(([, body = '']) => body);
    expect(brands).toHaveLength(3);
    expect(brands.filter((body) => body.trim().split('\n').length > 10)).toEqual([]);
  });
});

describe('every element of ours', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  // Parts that add the class to what they get, and the shapes of a drawing, which the reset must leave alone.
  const adds = /^(?:Button|Card|Drawing|Icon|Link|Rings)$/;
  const isShape = /^(?:path|circle|g|rect)$/;

  it.each(files)('%s writes the class of the reset before its own', (file) => {
    const tags = [...read(file).matchAll(/<([A-Za-z]+)\b[^<]*?className=(?:"|\{`|\{classNames\(\s*')([^"'`$]*)/g)];
    const without = tags.filter(
      ([, tag = '', classes = '']) => !adds.test(tag) && !isShape.test(tag) && !classes.startsWith('ptr '),
    );
    expect(without.map(([text]) => text)).toEqual([]);
  });
});

describe('every style sheet', () => {
  it.each(sheets)('$name selects no element by a part of its class', ({ text }) => {
    expect(text).not.toMatch(/\[class[\^*|$~]?=/);
  });
});
