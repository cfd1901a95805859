/** The side of the squares that are compared, in pixels: about the size of a letter. */
const side = 16;
/** The least contrast of what must be seen (WCAG 2.2, 1.4.11). */
const leastContrast = 3;
/** Below it a square is empty: some browsers add noise to what a page reads of a canvas. */
const noise = 1.05;

/** Whether ink and paper of an image are hard to tell apart. False when the browser cannot read the image. */
export async function isFaint(url: string): Promise<boolean> {
  try {
    return (await contrastOf(url)) < leastContrast;
  } catch {
    return false;
  }
}

/**
 * The contrast of ink and paper in an image, from 1 (blank) to 21 (WCAG 2.2): the median of its squares that are not
 * empty, so that a dark picture with a white spot is still dark. Transparent pixels count as white.
 */
export async function contrastOf(url: string): Promise<number> {
  const image = new Image();
  image.src = url;
  await image.decode();
  // In strips: all pixels of a page take tens of megabytes.
  const strip = document.createElement('canvas');
  strip.width = image.naturalWidth;
  strip.height = side;
  const context = strip.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.fillStyle = 'white';
  const contrasts: number[] = [];
  for (let top = 0; top < image.naturalHeight; top += side) {
    context.fillRect(0, 0, strip.width, side);
    context.drawImage(image, 0, -top);
    const rows = Math.min(side, image.naturalHeight - top);
    contrasts.push(...squaresOf(context.getImageData(0, 0, strip.width, rows)));
  }
  const drawn = contrasts.filter((contrast) => contrast > noise).sort((one, other) => one - other);
  return drawn[Math.floor(drawn.length / 2)] ?? 1;
}

/** The highest contrast within each square of a strip. */
function squaresOf({ data, width, height }: ImageData): number[] {
  return Array.from({ length: Math.ceil(width / side) }, (_, square) => {
    let darkest = 1;
    let lightest = 0;
    for (let y = 0; y < height; y += 1) {
      for (let x = square * side; x < Math.min((square + 1) * side, width); x += 1) {
        const at = 4 * (y * width + x);
        const light = 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
        darkest = Math.min(darkest, light);
        lightest = Math.max(lightest, light);
      }
    }
    return (lightest + 0.05) / (darkest + 0.05);
  });
}

const linearValues = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** A channel of sRGB, 0 to 255, as light, 0 to 1. */
function linear(value = 0): number {
  return linearValues[value] ?? 0;
}
