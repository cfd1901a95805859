import type { Color, Dimension, Token } from './readTokens';

/** Writes a colour: `oklch()` from the source, hex from a brand. */
export function colorCss({ colorSpace, components, alpha, hex }: Color): string {
  if (colorSpace === 'oklch') return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
  if (hex === undefined) throw new Error('An sRGB colour needs its hex');
  return /^#(.)\1(.)\2(.)\3$/.test(hex) ? `#${hex[1]}${hex[3]}${hex[5]}` : hex;
}

const dimensionCss = ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`);

/** The value of a token's custom property. `all` resolves the references of shadows. */
export function cssOf(token: Token, all: readonly Token[]): string {
  const { css, dark, ofRadius } = token.extension;
  if (css !== undefined) return css;
  if (ofRadius) return `min(var(--ptr-radius) * ${ofRadius.times}, ${ofRadius.atMost}rem)`;
  switch (token.type) {
    case 'color':
      return dark ? `light-dark(${colorCss(token.value)}, ${colorCss(dark)})` : colorCss(token.value);
    case 'dimension':
      return dimensionCss(token.value);
    case 'fontFamily':
      return [token.value]
        .flat()
        .map((family) => (family.includes(' ') ? `'${family}'` : family))
        .join(', ');
    case 'shadow':
      return token.value
        .map(({ color, offsetX, offsetY, blur }) => {
          const named = all.find(({ path }) => `{${path.join('.')}}` === color);
          if (!named) throw new Error(`${token.name} names the unknown colour ${color}`);
          return `${[offsetX, offsetY, blur].map(dimensionCss).join(' ')} var(${named.name})`;
        })
        .join(', ');
    case 'transition':
      throw new Error(`${token.name} needs its CSS in the extension`);
    default:
      return String(token.value);
  }
}

const unset = 'unset';

/** Returns src/ui/tokens.css. Hosts set the fonts, so they have no default. */
export function tokensCss(tokens: readonly Token[]): string {
  const line = (token: Token) => `${token.name}: ${cssOf(token, tokens)};`;
  const grouped = (shown: readonly Token[]) =>
    shown
      .map((token, index) => {
        const isNew = index > 0 && shown[index - 1]?.path.slice(0, -1).join() !== token.path.slice(0, -1).join();
        return `${isNew ? '\n' : ''}${line(token)}`;
      })
      .join('\n');
  const set = tokens.filter(({ extension }) => extension.css !== unset && extension.ofRadius === undefined);
  const corners = tokens.filter(({ extension }) => extension.ofRadius);
  const compact = tokens.filter(({ extension }) => extension.compact);

  return `/* Made by \`npm run tokens\` from tokens/tokens.json. */

/*
 * The custom properties for hosts: set them on \`:root\` or on an element around ours, before or after this sheet, because
 * these selectors have no specificity. docs/theming.md explains each. Colours are \`light-dark(light, dark)\`. The build
 * adds light hex colours for browsers without \`light-dark()\` or \`oklch()\`.
 */
:where(:root, :host) {
${grouped(set.filter(({ extension }) => !extension.dark))}
--ptr-color-scheme: light;
}

/* On each element of ours, so that they follow \`--ptr-radius\` from any element around it. */
:where(.ptr, .ptr-root) {
${corners.map(line).join('\n')}
}

:where([data-pt-density='compact']) {
${compact.map(({ name, extension }) => `${name}: ${extension.compact ? dimensionCss(extension.compact) : ''};`).join('\n')}
}

@supports (color: light-dark(oklch(0 0 0), oklch(1 0 0))) {
${['light', 'dark', 'auto'].map((theme) => `:where([data-pt-theme='${theme}']) { --ptr-color-scheme: ${theme === 'auto' ? 'light dark' : theme}; }`).join('\n\n')}

:where(:root, :host) {
${grouped(set.filter(({ extension }) => extension.dark))}
}
}
`;
}

/** A brand: the tokens of the source with the brand's values, and which of them it sets. */
export interface Brand {
  name: string;
  description: string;
  tokens: readonly Token[];
  sets: ReadonlySet<string>;
}

/** Returns stories/foundations/brands.css. */
export function brandsCss(brands: readonly Brand[]): string {
  const rules = brands.map(({ name, description, tokens, sets }) => {
    const lines = tokens
      .filter((token) => sets.has(token.name))
      .map((token) => `${token.name}: ${cssOf(token, tokens)};`);
    return `/* ${description} */\n[data-pt-brand='${name}'] {\n${lines.join('\n')}\n}`;
  });
  return `/* Made by \`npm run tokens\` from tokens/brands.json. */\n\n${rules.join('\n\n')}\n`;
}

/** The tables of docs/theming.md. Corners that follow \`--ptr-radius\` are not for hosts. */
export function tokenTables(tokens: readonly Token[]): string {
  const forHosts = tokens.filter(({ extension }) => extension.ofRadius === undefined);
  const table = (shown: readonly Token[]) =>
    [
      '| Token | Default | For |',
      '| --- | --- | --- |',
      ...shown.map((token) => `| \`${token.name}\` | \`${cssOf(token, tokens)}\` | ${token.description} |`),
    ].join('\n');
  return `${table(forHosts.filter(({ type }) => type !== 'color'))}

### Colours

\`light-dark(light, dark)\`, or one colour for both.

${table(forHosts.filter(({ type }) => type === 'color'))}
`;
}
