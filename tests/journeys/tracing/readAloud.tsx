import { virtual } from '@guidepup/virtual-screen-reader';

/** The most phrases that a screen may take: a screen reader that goes round in circles must end. */
const longest = 600;

/** Reads the page from top to bottom with a virtual screen reader. Returns what it says, a phrase a line. */
export async function readAloud(): Promise<string> {
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
