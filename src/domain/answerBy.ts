const day = 24 * 60 * 60 * 1000;

/** Returns the time by which most providers have answered a letter. `asked` is ISO 8601. */
export function answerBy(asked: string, days: number): Date {
  return new Date(Date.parse(asked) + days * day);
}
