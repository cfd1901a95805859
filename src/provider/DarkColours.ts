import { useEffect } from 'react';
import { matchesMedia } from '../domain/device';

/** The colours that a brand usually sets. */
const names = ['page', 'surface', 'ink', 'ink-quiet', 'brand', 'brand-strong', 'on-brand', 'danger', 'on-danger'];

/**
 * In development, warns once about colours that are the same in light and in dark, if they cannot be read in dark. Reads
 * the styles once after mounting, only on a page with `data-pt-theme`.
 */
export function DarkColours({ warn }: { warn: (message: string) => void }): null {
  useEffect(() => {
    // The only use of the code below: a bundler leaves it out of a production build.
    if (process.env.NODE_ENV !== 'production') checkColours(warn);
  }, [warn]);
  return null;
}

function checkColours(warn: (message: string) => void): void {
  const isDarkDevice = matchesMedia('(prefers-color-scheme: dark)');
  const place = document.querySelector(`[data-pt-theme="dark"]${isDarkDevice ? ', [data-pt-theme="auto"]' : ''}`);
  if (place === null) return;
  const style = getComputedStyle(place);
  // A browser without `light-dark()` shows every colour as in light.
  if (!style.getPropertyValue('--ptr-color-scheme').includes('dark')) return;
  const plain = names.filter((name) => {
    const value = style.getPropertyValue(`--ptr-color-${name}`);
    return value !== '' && !value.includes('light-dark(');
  });
  reportUnreadableColours(place, plain, warn);
}

/** Text colours and the backgrounds on which they appear. */
const pairs = [
  ['brand', 'surface'],
  ['brand', 'page'],
  ['brand-strong', 'surface'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['ink', 'surface'],
  ['ink', 'page'],
  ['ink-quiet', 'surface'],
  ['ink-quiet', 'page'],
  ['danger', 'surface'],
  ['on-danger', 'danger'],
] as const;

/** WCAG 2.2, 1.4.3: the contrast of text. */
const minimum = 4.5;

/**
 * Warns about each colour without a value for dark that has too little contrast.
 *
 * @param place An element in the theme to check.
 * @param plain The names of the colours that are the same in light and in dark.
 */
function reportUnreadableColours(place: Element, plain: readonly string[], warn: (message: string) => void): void {
  for (const name of plain) {
    const worst = pairs
      .filter((pair) => pair.some((one) => one === name))
      .map(([text, background]) => ({
        other: text === name ? background : text,
        contrast: contrastOf(colourOf(place, text), colourOf(place, background)),
      }))
      .filter(({ contrast }) => contrast < minimum)
      .sort((one, another) => one.contrast - another.contrast)[0];
    if (worst === undefined) continue;
    const token = `--ptr-color-${name}`;
    const value = getComputedStyle(place).getPropertyValue(token);
    warn(
      `${token} is ${value} in light and in dark. In dark its contrast with --ptr-color-${worst.other} is ${worst.contrast.toFixed(1)} : 1, and text needs ${minimum} : 1. Set both: ${token}: light-dark(${value}, <colour for dark>). See docs/theming.md.`,
    );
  }
}

type Colour = readonly number[];

/** The red, green and blue of a colour in the theme of an element, from 0 to 1. */
function colourOf(place: Element, name: string): Colour {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'var(--ptr-color-scheme)';
  const token = `var(--ptr-color-${name})`;
  // Mixed, because the browser then returns any notation as `color(srgb r g b)`.
  probe.style.color = `color-mix(in srgb, ${token}, ${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}

/** The contrast of two colours, from 1 to 21. */
function contrastOf(one: Colour, another: Colour): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(another)].sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
