/** Returns the canonical form of a language tag; undefined when it is malformed or the engine does not support it. */
export function resolveLocale(tag: string): string | undefined {
  // Skip Intl for the default, which every engine has: its first use takes 0.2 seconds on a slow phone.
  if (tag === 'en-GB') return tag;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
