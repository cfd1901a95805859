/** Returns the language tag in its canonical form; undefined when it is malformed or this engine has no formats for it. */
export function resolveLocale(tag: string): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
