import { hexOf, srgbOf } from './colour';
import type { Brand } from './css';
import { extensionKey, type Color, type Dimension, type Token } from './readTokens';

type Json = string | number | Json[] | { [key: string]: Json | undefined };
type Theme = 'light' | 'dark';
type Density = 'regular' | 'compact';

/**
 * Returns the tokens as files of the Design Tokens format 2025.10, one for each mode, by file name.
 *
 * Figma imports a file as a mode: colours in sRGB, lengths in pixels (at a root size of 16), one font family. Shadows
 * and transitions, for which Figma has no variables, are in a separate file.
 */
export function exportsOf(tokens: readonly Token[], brands: readonly Brand[]): Map<string, Json> {
  const colours = new Map<string, Json>([
    ['light', coloursIn(tokens, 'light')],
    ['dark', coloursIn(tokens, 'dark')],
    ...brands.flatMap((brand): [string, Json][] => [
      [`${brand.name}-light`, coloursIn(brand.tokens, 'light')],
      [`${brand.name}-dark`, coloursIn(brand.tokens, 'dark')],
    ]),
  ]);
  const sizes = new Map<string, Json>([
    ['regular', sizesIn(tokens, 'regular')],
    ['compact', sizesIn(tokens, 'compact')],
    ...brands.map((brand): [string, Json] => [brand.name, sizesIn(brand.tokens, 'regular')]),
  ]);
  const named = (folder: string, files: Map<string, Json>) =>
    [...files].map(([mode, content]): [string, Json] => [`${folder}/${mode}.tokens.json`, content]);
  return new Map([
    ...named('colours', colours),
    ...named('sizes', sizes),
    ['effects.tokens.json', treeOf(tokens, (token) => (isEffect(token) ? token.value : undefined))],
    ['tokens.resolver.json', resolver([...colours.keys()], [...sizes.keys()])],
  ]);
}

type Effect = Extract<Token, { type: 'shadow' | 'transition' }>;
const isEffect = (token: Token): token is Effect => token.type === 'shadow' || token.type === 'transition';

function coloursIn(tokens: readonly Token[], theme: Theme): Json {
  return treeOf(tokens, (token) => {
    if (token.type !== 'color') return undefined;
    return srgb(theme === 'dark' ? (token.extension.dark ?? token.value) : token.value);
  });
}

function srgb(color: Color): Json {
  const opaque = { colorSpace: 'srgb', components: [...srgbOf(color)], hex: hexOf(color) };
  return color.alpha === undefined ? opaque : { ...opaque, alpha: color.alpha };
}

function sizesIn(tokens: readonly Token[], density: Density): Json {
  const radius = tokens.find(({ name }) => name === '--ptr-radius');
  return treeOf(tokens, (token) => {
    if (token.type === 'color' || isEffect(token)) return undefined;
    if (token.type === 'fontFamily') return [token.value].flat()[0];
    if (token.type !== 'dimension') return token.value;
    return pixels((density === 'compact' && token.extension.compact) || cornerOf(token, radius) || token.value);
  });
}

/** The length of a corner that follows the radius. Undefined for other tokens. */
function cornerOf({ extension: { ofRadius } }: Token, radius: Token | undefined): Dimension | undefined {
  if (!ofRadius || radius?.type !== 'dimension') return undefined;
  return { value: Math.min(radius.value.value * ofRadius.times, ofRadius.atMost), unit: 'rem' };
}

function pixels({ value, unit }: Dimension): Json {
  return { value: Number((unit === 'rem' ? value * 16 : value).toFixed(3)), unit: 'px' };
}

/** The tokens as a tree of groups. Leaves out a token without a value. */
function treeOf(tokens: readonly Token[], valueOf: (token: Token) => Json | undefined): Json {
  const root: { [key: string]: Json | undefined } = {};
  for (const token of tokens) {
    const value = valueOf(token);
    if (value === undefined) continue;
    let group = root;
    for (const key of token.path.slice(0, -1)) {
      const next = (group[key] ??= {});
      if (typeof next !== 'object' || Array.isArray(next)) throw new Error(`${token.path.join('.')} is inside a token`);
      group = next;
    }
    group[token.path.at(-1) ?? ''] = {
      $type: token.type,
      $value: value,
      $description: token.description,
      $extensions: { [extensionKey]: { property: token.name } },
    };
  }
  return root;
}

/** The document that names the modes (Design Tokens Resolver Module 2025.10). */
function resolver(themes: string[], sizes: string[]): Json {
  const contexts = (folder: string, modes: string[]) =>
    Object.fromEntries(modes.map((mode) => [mode, [{ $ref: `${folder}/${mode}.tokens.json` }]]));
  return {
    name: 'Pension trace',
    version: '2025.10',
    sets: { effects: { sources: [{ $ref: 'effects.tokens.json' }] } },
    modifiers: {
      colours: { contexts: contexts('colours', themes), default: 'light' },
      sizes: { contexts: contexts('sizes', sizes), default: 'regular' },
    },
    resolutionOrder: [{ $ref: '#/modifiers/colours' }, { $ref: '#/modifiers/sizes' }, { $ref: '#/sets/effects' }],
  };
}
