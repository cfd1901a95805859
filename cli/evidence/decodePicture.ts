/** The limit of `private.is_png` in the database. */
const mostPixels = 100_000_000;

/** Returns whether every pixel of the picture in a data URL decodes. */
export type DecodePicture = (url: string) => Promise<boolean>;

/** Loads the decoder. */
export async function loadPictureDecoder(): Promise<DecodePicture> {
  const { default: sharp } = await import('sharp');
  // Allow only these two decoders, because the content is from customers.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
  return async (url) => {
    const [, type, base64] = /^data:image\/(png|jpeg);base64,(.*)$/s.exec(url) ?? [];
    if (base64 === undefined) return false;
    try {
      const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: mostPixels });
      const { format } = await picture.metadata();
      await picture.greyscale().raw().toBuffer();
      return format === type;
    } catch {
      // Any error of the decoder is about the picture.
      return false;
    }
  };
}
