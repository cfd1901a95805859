import { portalNationalInsurance } from '../backend/contracts/onboarding';
import { useRead, type ReadState } from '../data/useRead';

/** Reads the customer's whole National Insurance number. Never cached: each mount asks the server, which logs it. */
export function useWholeNumber(): ReadState<string | null> {
  return useRead({
    source: portalNationalInsurance.name,
    read: (reader, reading) => reader.call(portalNationalInsurance, undefined, reading),
    isCached: false,
    isRefetched: false,
  });
}
