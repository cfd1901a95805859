/** A PNG of one pixel. */
export const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The pixels of an image. */
export async function pixelsOf(url: string): Promise<ImageData> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The number of pixels that are not white, and of those that are transparent. */
export async function inkOf(url: string): Promise<{ marked: number; clear: number }> {
  const { data } = await pixelsOf(url);
  let marked = 0;
  let clear = 0;
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 255) < 250) marked += 1;
    if ((data[index + 3] ?? 0) < 255) clear += 1;
  }
  return { marked, clear };
}
