import { importCode } from '../../backend/codeError';
import { pageFonts } from '../../domain/device';

/** The name of the handwriting font for typed signatures. */
export const handFontFamily = 'ptr-hand';

/**
 * Loads the handwriting font for typed signatures. Resolves to false when the browser refuses it; the signature then uses
 * a font of the operating system. The font is inline, because a strict content security policy blocks its URL.
 *
 * @throws BackendError when its code fails to load.
 */
export async function loadHandFont(): Promise<boolean> {
  if (pageFonts().some(({ family }) => family === handFontFamily)) return true;
  const handFont = await importCode(async () => (await import('./handFont')).handFont);
  try {
    const bytes = Uint8Array.from(atob(handFont), (character) => character.charCodeAt(0));
    document.fonts.add(await new FontFace(handFontFamily, bytes).load());
    return true;
  } catch {
    return false;
  }
}
