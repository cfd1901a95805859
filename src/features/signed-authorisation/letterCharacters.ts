/**
 * The code points in the letter's font, as docs/makeLetterFont.mjs subsets it: Latin, Greek, Cyrillic and punctuation.
 * Inclusive ranges.
 */
const written: readonly (readonly [number, number])[] = [
  [0x0a, 0x0a],
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x259, 0x259],
  [0x2b9, 0x2bf],
  [0x300, 0x331],
  [0x370, 0x45f],
  [0x490, 0x4f9],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
];

/** Whether the letter's font has every character of a text. The browser, which has more fonts, draws any other text. */
export function canBeWritten(text: string): boolean {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0).every((point) =>
    written.some(([from, to]) => point >= from && point <= to),
  );
}
