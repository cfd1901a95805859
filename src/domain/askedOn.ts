import { traceGroupOf } from './traceGroup';

interface AskedSearch {
  provider?: string | null | undefined;
  status: { name: string };
  created_date?: string | null | undefined;
}

/** Returns the newest search that has started and has no result yet. */
export function askedOn<Search extends AskedSearch>(
  searches: readonly Search[],
): (Search & { created_date: string }) | undefined {
  let newest: (Search & { created_date: string }) | undefined;
  for (const search of searches) {
    const { created_date: begun } = search;
    if (!begun || traceGroupOf(search.status) !== 'provider') continue;
    if (!newest || Date.parse(begun) > Date.parse(newest.created_date)) newest = { ...search, created_date: begun };
  }
  return newest;
}
