import type { LengthRange, Rules } from './rules';
import { dashes, exactLine, lengthOf } from './text';

/*
 * Any Unicode letter. Combining marks count as part of one: some letters, such as the Yoruba ẹ́, need a separate mark.
 * Ideographs are matched by range, because browsers support different versions of Unicode.
 */
const letter = '\\p{L}\\u{20000}-\\u{33479}';
const plainName = new RegExp(`^[${letter}][${letter}\\p{M} ]*$`, 'u');
/** A leading apostrophe is part of names such as 't Hooft. Phones insert curly apostrophes. */
const punctuatedName = new RegExp(`^['‘’]?[${letter}][${letter}\\p{M} .'‘’\\-‐‑]*$`, 'u');

/** Whether a first or last name is valid. Checks the result of {@link formatName}, which is the name that is sent. */
export function checkName(value: string, rules: Rules): 'missing' | 'invalid' | undefined {
  return check(formatName(value, rules), rules.name, rules);
}

/** Whether a previous name can be added to the list. */
export function checkPreviousName(value: string, rules: Rules): 'missing' | 'invalid' | undefined {
  return check(tidyName(value), rules.previousName, rules);
}

/** Formats a name for sending: tidied, in title case if the rules require it. */
export function formatName(value: string, rules: Rules): string {
  const tidied = tidyName(value);
  if (!rules.formatNames) return tidied;
  // Lower-case the whole name first: the lower case of a Greek sigma depends on its neighbours.
  const [first = '', ...rest] = tidied.toLowerCase();
  // The upper case of one letter may be two ('ß' gives 'SS'). Capitalise only the first.
  const [capital = '', ...second] = first.toUpperCase();
  return (capital + second.join('').toLowerCase() + rest.join('')).normalize('NFC');
}

/** A character that the rules refuse in a name. */
export type RefusedCharacter = 'apostrophe' | 'hyphen' | 'full-stop' | { other: string };

/** Why a name is refused, where its characters are the reason. */
export interface NameCorrection {
  /** The refused characters, each once. */
  characters: readonly RefusedCharacter[];
  /** The name without its punctuation. Undefined unless it is valid. */
  name: string | undefined;
}

/** Returns how to correct a name that contains refused characters; undefined when it contains none. */
export function correctName(value: string, length: LengthRange, rules: Rules): NameCorrection | undefined {
  const name = tidyName(value);
  const allowed = rules.isNamePunctuationAllowed ? allowedInInclusive : allowedInStandard;
  const refused = [
    ...new Set(
      Array.from(name)
        .filter((character) => !allowed.test(character))
        .map(kindOf),
    ),
  ];
  if (refused.length === 0) return undefined;
  const written = tidyName(name.replace(hyphens, ' ').replace(apostrophesAndStops, ''));
  return {
    characters: refused.map((kind) => (isPunctuation(kind) ? kind : { other: kind })),
    name: check(written, length, rules) === undefined ? written : undefined,
  };
}

/** Whether a name has a letter. People who have only one name write '-' or '.' as the other. */
export function hasLetters(value: string): boolean {
  return new RegExp(`[${letter}]`, 'u').test(value);
}

/** Returns the name as a plain line with single spaces. */
export function tidyName(value: string): string {
  return exactLine(value).replace(/ +/g, ' ');
}

/** Whether two names are the same but for case, accents, spaces and punctuation. */
export function isSameName(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

const allowedInStandard = new RegExp(`^[${letter}\\p{M} ]$`, 'u');
const allowedInInclusive = new RegExp(`^[${letter}\\p{M} .'‘’\\-‐‑]$`, 'u');
const hyphens = new RegExp(`[${dashes}]`, 'gu');
const apostrophesAndStops = /['‘’`´.]/g;

/** The kind of a refused character; the character itself when it has none. */
function kindOf(character: string): string {
  if (character === '.') return 'full-stop';
  return character.replace(apostrophesAndStops, 'apostrophe').replace(hyphens, 'hyphen');
}

function isPunctuation(kind: string): kind is 'apostrophe' | 'hyphen' | 'full-stop' {
  return kind === 'apostrophe' || kind === 'hyphen' || kind === 'full-stop';
}

function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function check(name: string, length: LengthRange, rules: Rules): 'missing' | 'invalid' | undefined {
  if (name === '') return 'missing';
  const pattern = rules.isNamePunctuationAllowed ? punctuatedName : plainName;
  const count = lengthOf(name);
  return pattern.test(name) && count >= length.min && count <= length.max ? undefined : 'invalid';
}
