import type { Color } from './readTokens';

type Channels = readonly [red: number, green: number, blue: number];

/** Linear sRGB, each channel from 0 to 1 for a colour within sRGB (CSS Color 4, section 9.4 and the matrices of Ottosson). */
function linear({ colorSpace, components }: Color): Channels {
  if (colorSpace === 'srgb') return mapped(components, decode);
  const [lightness, chroma, hue] = components;
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const mapped = ([red, green, blue]: Channels, change: (part: number) => number): Channels => [
  change(red),
  change(green),
  change(blue),
];
const clip = (part: number) => Math.min(1, Math.max(0, part));
const decode = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** Whether the colour is within sRGB. */
export function isInSrgb(color: Color): boolean {
  return linear(color).every((part) => part > -0.002 && part < 1.002);
}

const encoded = (color: Color) => mapped(linear(color), (part) => encode(clip(part)));

/** The colour's red, green and blue in sRGB, from 0 to 1, with four decimals. */
export function srgbOf(color: Color): Channels {
  return mapped(encoded(color), (part) => Number(part.toFixed(4)));
}

/** The colour without its alpha, as six hexadecimal digits, such as `#0b4f9e`. */
export function hexOf(color: Color): string {
  const digits = encoded(color).map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Color, other: Color): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Color): number {
  const [red, green, blue] = mapped(linear(color), clip);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
