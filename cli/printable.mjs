/**
 * Escapes the characters of a text that a terminal obeys or that change the direction of writing, so that a file cannot
 * hide or change what is printed. Keeps tabs and line breaks.
 */
export function printable(text) {
  return text
    .replaceAll('\r\n', '\n')
    .replace(
      /[^\P{Cc}\t\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
      (character) => `\\u{${character.codePointAt(0).toString(16)}}`,
    );
}
