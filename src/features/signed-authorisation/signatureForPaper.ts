/**
 * A signature as a JPEG data URL on white. PDFKit decodes a transparent PNG in a worker from a blob, which a strict
 * content security policy forbids.
 *
 * @param image A data URL of a PNG or a JPEG.
 */
export async function signatureForPaper(image: string): Promise<string> {
  const bytes = Uint8Array.from(atob(image.slice(image.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.95);
}
