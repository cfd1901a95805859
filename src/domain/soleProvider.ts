interface AskedSearch {
  provider?: string | null | undefined;
}

/**
 * Returns the provider that was asked for a trace: that of its searches, else the trace's own. Undefined when several were
 * asked.
 */
export function soleProvider({ provider }: AskedSearch, searches: readonly AskedSearch[]): string | undefined {
  const [asked, ...others] = new Set(searches.flatMap((search) => search.provider || []));
  return others.length === 0 ? (asked ?? provider) || undefined : undefined;
}
