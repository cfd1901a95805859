export interface TextConditions {
  /** Maximum number of characters. */
  max: number;
  /** Whether an empty text is a problem. */
  required: boolean;
}

/** Maximum length of an employer, a provider and a policy number. */
export const textLimits = { employer: 100, provider: 100, policy: 100 } as const;

const lineBreaks = /\r\n|[\v\f\r\u0085\u2028\u2029]/g;

/** Tabs, Unicode spaces, and characters that show nothing in their place: the Braille blank and the Hangul fillers. */
const spaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]/g;

/** Control characters, soft hyphens, marks of the writing direction and byte order marks. */
const invisible =
  // oxlint-disable-next-line no-control-regex -- removing them is the purpose
  /[\0-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufeff]/g;

/** Emoji and some scripts need these, so only an {@link exactLine} loses them. */
const zeroWidth = /[\u034f\u180e\u200b-\u200d\u2060-\u2065\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

const wideLettersAndDigits = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const wideCharacters = /[\uff01-\uff5e]/g;

/** Between the full-width form of a character and its plain form. */
const wideOffset = 0xfee0;

/**
 * Cleans a text of several lines, for sending and for checking: removes invisible characters, replaces Unicode spaces
 * by plain ones and full-width letters and digits by plain ones, and trims. The result is in Unicode form NFC. Texts
 * pasted from letters, web pages and spreadsheets contain all of them. The database repeats this in
 * `private.plain_text`.
 */
export function plainText(value: string): string {
  const plain = value.replace(lineBreaks, '\n').replace(spaces, ' ').replace(invisible, '');
  const text = narrow(plain, wideLettersAndDigits).normalize('NFC').trim();
  // Nothing can be seen of a text of zero-width characters.
  return text.replace(zeroWidth, '').trim() === '' ? '' : text;
}

/** Cleans a text of one line like {@link plainText}. Line breaks become spaces. */
export function plainLine(value: string): string {
  return plainText(value).replace(/ *\n[ \n]*/g, ' ');
}

/**
 * Cleans a name, a number, a postcode or an email address: like {@link plainLine}, and also without zero-width
 * characters and with plain punctuation, because two that look alike must be equal.
 */
export function exactLine(value: string): string {
  return plainLine(narrow(value.replace(zeroWidth, ''), wideCharacters));
}

/** A character class of every dash, and the minus sign. */
export const dashes = '\\p{Pd}\\u2212';

function narrow(text: string, wide: RegExp): string {
  return text.replace(wide, (one) => String.fromCharCode(one.charCodeAt(0) - wideOffset));
}

/** Checks a line of text in the form in which {@link plainLine} sends it. */
export function checkText(value: string, { max, required }: TextConditions): 'missing' | 'too-long' | undefined {
  const text = plainLine(value);
  if (text === '') return required ? 'missing' : undefined;
  return lengthOf(text) > max ? 'too-long' : undefined;
}

/** Returns the length in code points, like char_length in PostgreSQL. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
