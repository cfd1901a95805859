interface AskedSearch {
  provider?: string | null | undefined;
}

/**
 * Returns the provider that was asked for a trace: that of its searches, or the trace's own while there are none. Undefined
 * when several were asked, or one without a name.
 */
export function soleProvider({ provider }: AskedSearch, searches: readonly AskedSearch[]): string | undefined {
  const [asked, ...others] = new Set(searches.map((search) => search.provider));
  if (others.length > 0) return undefined;
  return (searches.length > 0 ? asked : provider) || undefined;
}
