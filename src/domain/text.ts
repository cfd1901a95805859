export interface TextConditions {
  /** Maximum number of characters. */
  max: number;
  /** Whether an empty text is a problem. */
  required: boolean;
}

/** Maximum length of an employer, a provider and a policy number. */
export const textLimits = { employer: 100, provider: 100, policy: 100 } as const;

/**
 * Returns the text as one plain line in Unicode form NFC: Unicode spaces become plain spaces, and invisible characters
 * (control characters, changes of the writing direction) are removed. Texts pasted from letters and web pages contain
 * both.
 */
export function plainLine(value: string): string {
  return value
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .normalize('NFC')
    .trim();
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
