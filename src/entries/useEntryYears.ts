import { useCallback } from 'react';
import { entryMessages } from './entryMessages';
import { useMessages } from '../texts/useMessages';

/** The known years of a trace or a pension. */
export interface EntryYears {
  start_year?: number | null | undefined;
  end_year?: number | null | undefined;
  /** Whether contributions continue. */
  paying?: boolean | undefined;
}

/** Returns a function that formats the years of a trace or a pension; undefined without years. */
export function useEntryYears(): (entry: EntryYears) => string | undefined {
  const texts = useMessages('entry', entryMessages);
  return useCallback(
    ({ start_year: start, end_year: end, paying }) => {
      if (start && end && !paying) return texts.yearsFromTo(start, end);
      if (start) return paying ? texts.yearsSince(start) : texts.yearsFrom(start);
      return end && !paying ? texts.yearsTo(end) : undefined;
    },
    [texts],
  );
}
