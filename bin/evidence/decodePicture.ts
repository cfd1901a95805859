/** The limit of `private.is_png` in the database. */
const mostPixels = 100_000_000;

/** Returns whether every pixel of the picture in a data URL decodes. */
export type DecodePicture = (url: string) => Promise<boolean>;

/** Loads the decoder; null when the optional package `sharp` is not installed. */
export async function loadPictureDecoder(): Promise<DecodePicture | null> {
  const sharp = await loadSharp();
  if (!sharp) return null;
  // The content comes from customers: no other decoder may read it.
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

async function loadSharp() {
  try {
    return (await import('sharp')).default;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}
