import { isJpeg } from './isJpeg';
import { isPng } from './isPng';

export type ImageProblem = 'missing' | 'not-an-image' | 'too-large';

const checks = { png: isPng, jpeg: isJpeg };

interface ImageLimits {
  types: readonly (keyof typeof checks)[];
  bytes: number;
  /** In pixels. */
  side: number;
}

export const signatureLimits: ImageLimits = { types: ['png', 'jpeg'], bytes: 500_000, side: 5000 };
export const screenshotLimits: ImageLimits = { types: ['png'], bytes: 10_000_000, side: 30_000 };

/** Returns the problem of an image in a data URL, or null. The declared type must match the content. */
export function imageProblem(url: string | null, most: ImageLimits): ImageProblem | null {
  if (!url) return 'missing';
  // Do not decode text longer than any image of that size.
  if (url.length > Math.floor(most.bytes / 3) * 4 + 100) return 'too-large';
  const type = most.types.find((one) => url.startsWith(`data:image/${one};base64,`));
  if (type === undefined) return 'not-an-image';
  const base64 = url.slice(url.indexOf(',') + 1);
  const bytes = decoded(base64);
  if (bytes === undefined) return 'not-an-image';
  if (bytes.length > most.bytes) return 'too-large';
  return btoa(bytes) === base64 && checks[type](bytes, most.side) ? null : 'not-an-image';
}

/** Decodes base64 to a binary string; undefined for invalid text. */
function decoded(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    // atob only throws for characters outside base64.
    return undefined;
  }
}
