import { portalUserPensions } from '../../backend/contracts/pensions';
import { portalUserTraces } from '../../backend/contracts/traces';
import { hasEarlyYear } from '../../domain/year';
import { useRead } from '../../data/useRead';
import { useYearBounds } from '../../entries/useYearBounds';

/** The names of traces and pensions with a year that does not fit the customer's date of birth. */
export function useMisfits(): { birthYear: number; names: readonly string[] } | undefined {
  const { birthYear } = useYearBounds();
  const traces = useRead({
    source: portalUserTraces.name,
    read: (reader, reading) => reader.call(portalUserTraces, undefined, reading),
  });
  const pensions = useRead({
    source: portalUserPensions.name,
    read: (reader, reading) => reader.call(portalUserPensions, undefined, reading),
  });
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
