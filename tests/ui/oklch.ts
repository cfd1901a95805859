/** A colour in linear sRGB, each channel from 0 to 1, and its alpha. */
export interface LinearColor {
  red: number;
  green: number;
  blue: number;
  alpha: number;
  /** False for a colour outside sRGB. */
  isInGamut: boolean;
}

/**
 * Reads `oklch(L C H)` or `oklch(L C H / A)` into linear sRGB (CSS Color 4, section 9.4 and the matrices of Ottosson).
 */
export function oklchToLinear(text: string): LinearColor {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text.trim());
  if (!match) throw new Error(`Not an oklch colour: ${text}`);
  const [lightness, chroma, hue, alpha] = [match[1], match[2], match[3], match[4] ?? '1'].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const exact = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ] as const;
  const clip = (part: number) => Math.min(1, Math.max(0, part));
  return {
    red: clip(exact[0]),
    green: clip(exact[1]),
    blue: clip(exact[2]),
    alpha,
    isInGamut: exact.every((part) => part > -0.002 && part < 1.002),
  };
}

/** The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const { red, green, blue } = oklchToLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
