import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf, oklchToLinear } from './oklch';

const folder = new URL('../../src/ui/', import.meta.url);
const css = readFileSync(new URL('tokens.css', folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

type Tokens = Record<string, string>;

/** The custom properties set in the block whose selector begins like this. */
function tokensUnder(selector: string): Tokens {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`No block begins with ${selector}`);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const pairs = [...block.matchAll(/(--ptr-[\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value.trim()]));
}

const light = tokensUnder(":root,\n  :host,\n  [data-pt-theme='light']");
const dark = tokensUnder("[data-pt-theme='dark']");
const darkOfTheDevice = tokensUnder(":root:not([data-pt-theme='light'])");

const grounds = ['page', 'surface', 'raised', 'sunken', 'brand-soft'];
const softGrounds = ['danger-soft', 'success-soft', 'warning-soft', 'info-soft', 'accent-soft'];

/** Every pair of colours that the style sheets put together: what it is for, front, grounds, and what it must reach. */
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
  ['light', light],
  ['dark', dark],
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

  it('can be shown on every screen', () => {
    const opaque = Object.entries(tokens).filter(([, value]) => value.startsWith('oklch'));
    expect(opaque.length).toBeGreaterThan(30);
    expect(opaque.filter(([, value]) => !oklchToLinear(value).isInGamut)).toEqual([]);
  });
});

describe('the themes', () => {
  it('set the same properties', () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });

  it('are as dark on request as on a dark device', () => {
    expect(darkOfTheDevice).toEqual(dark);
  });
});

describe('the style sheets', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const sheets = files.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  const known = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/(--ptr-[\w-]+):/g)].map((match) => match[1])));
  // Set by the host, who may leave it out.
  known.add('--ptr-font');

  it.each(sheets)('$name stays inside the layer', ({ text }) => {
    const outside = text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .trim()
      .replace(/^@layer pension-trace \{[\s\S]*\n\}$/, '');
    expect(outside).toBe('');
  });

  it.each(sheets.filter(({ name }) => name !== 'tokens.css'))('$name has no colour of its own', ({ text }) => {
    expect(text).not.toMatch(/oklch\(|rgba?\(|hsla?\(|#[\da-f]{3,8}\b(?!['\w])/i);
  });

  it.each(sheets)('$name uses only properties that exist', ({ text }) => {
    const used = [...text.matchAll(/var\((--ptr-[\w-]+)/g)].map((match) => match[1]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are all part of the one that is published', () => {
    const published = readFileSync(new URL('../styles.css', folder), 'utf8');
    expect(files.filter((name) => !published.includes(`@import './ui/${name}';`))).toEqual([]);
  });
});
