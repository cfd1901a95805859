import { isFaint } from './contrast';

/** Milliseconds after which a capture times out. */
export const pictureTimeout = 15_000;

/** Why there is no picture, as the evidence names it. */
export type PictureProblem = 'not-attempted' | 'timed-out' | 'blank' | 'not-a-png' | 'failed';

/** The error of a capture function that knows why it failed. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

export interface Picture {
  /** `faint`: taken, and hard to read. */
  outcome: 'taken' | 'faint' | PictureProblem;
  /** A PNG data URL; null when there is none. */
  image: string | null;
  /** The error, when one was thrown. */
  error?: unknown;
}

/**
 * Takes a picture. Never rejects: a customer can sign when the capture fails.
 *
 * @param capture Resolves to a PNG data URL.
 */
export async function takePicture(capture: (() => Promise<string>) | undefined): Promise<Picture> {
  if (!capture) return { outcome: 'not-attempted', image: null };
  try {
    const image = await withinTime(capture);
    return { outcome: (await isFaint(image)) ? 'faint' : 'taken', image };
  } catch (error) {
    return { outcome: error instanceof PictureError ? error.problem : 'failed', image: null, error };
  }
}

async function withinTime(capture: () => Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new PictureError('timed-out', `No picture within ${pictureTimeout} ms`)),
      pictureTimeout,
    );
  });
  try {
    const image = await Promise.race([capture(), late]);
    if (!image.startsWith('data:image/png;base64,')) {
      throw new PictureError('not-a-png', 'The capture function gave something other than a PNG data URL');
    }
    return image;
  } finally {
    clearTimeout(timer);
  }
}
