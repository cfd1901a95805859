/** Returns the language tag in its canonical form; undefined when it is malformed or this engine has no formats for it. */
export function resolveLocale(tag: string): string | undefined {
  // The first use of Intl costs a slow phone 0.2 seconds, and every engine has the default.
  if (tag === 'en-GB') return tag;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
