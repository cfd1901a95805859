import { virtual } from '@guidepup/virtual-screen-reader';

/** The limit of phrases for a screen, so that a loop in the reading order ends. */
const longest = 600;

/** Reads the page from top to bottom with a virtual screen reader. Returns one phrase a line. */
export async function readAloud(): Promise<string> {
  // An earlier test in the same page may have left the elements of react-aria's announcements. They are empty.
  document.querySelector('body > [data-live-announcer]')?.setAttribute('aria-hidden', 'true');
  await virtual.start({ container: document.body });
  try {
    for (let count = 0; (await virtual.lastSpokenPhrase()) !== 'end of document'; count += 1) {
      if (count === longest) throw new Error(`The page is longer than ${String(longest)} phrases.`);
      await virtual.next();
    }
    return `${(await virtual.spokenPhraseLog()).join('\n')}\n`;
  } finally {
    await virtual.stop();
  }
}
