import { hasEarlyYear } from '../../domain/year';
import { readPensions, readTraces } from '../../data/reads';
import { useList } from '../../data/useList';
import { useBirthYear } from '../../entries/useBirthYear';

/** The names of traces and pensions with a year that does not fit the customer's date of birth. */
export function useMisfits(): { birthYear: number; names: readonly string[] } | undefined {
  const { birthYear } = useBirthYear();
  const traces = useList(readTraces());
  const pensions = useList(readPensions());
  if (birthYear === undefined) return undefined;
  const names = [
    ...(traces.status === 'success' ? traces.data : []).map((trace) => ({ ...trace, shown: trace.name })),
    ...(pensions.status === 'success' ? pensions.data : []).map((pension) => ({
      ...pension,
      shown: pension.name ?? pension.provider ?? '',
    })),
  ]
    .filter(({ start_year, end_year }) => hasEarlyYear([start_year, end_year], birthYear))
    .map(({ shown }) => shown);
  return names.length === 0 ? undefined : { birthYear, names };
}
