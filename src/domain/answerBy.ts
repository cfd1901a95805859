/** Providers usually answer within six weeks, in milliseconds. */
const sixWeeks = 6 * 7 * 24 * 60 * 60 * 1000;

/** Returns the day by which a provider has usually answered a letter. `asked` is ISO 8601. */
export function answerBy(asked: string): Date {
  return new Date(Date.parse(asked) + sixWeeks);
}
