export interface TextConditions {
  /** The highest number of characters. */
  max: number;
  /** Whether an empty text is a problem. */
  required: boolean;
}

/** How many characters an employer, a provider and a policy number may have (specification sections 5 and 9). */
export const textLimits = { employer: 100, provider: 100, policy: 100 } as const;

/** Checks a trimmed line of text. */
export function checkText(value: string, { max, required }: TextConditions): 'missing' | 'too-long' | undefined {
  const text = value.trim();
  if (text === '') return required ? 'missing' : undefined;
  return lengthOf(text) > max ? 'too-long' : undefined;
}

/** How many characters a text has, counted in code points as char_length counts them in PostgreSQL. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
