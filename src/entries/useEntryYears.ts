import { useCallback } from 'react';
import { entryMessages } from './entryMessages';
import { useMessages } from '../provider/useMessages';

/** The years of a trace or a pension, as far as they are known. */
export interface EntryYears {
  start_year?: number | null | undefined;
  end_year?: number | null | undefined;
  /** Whether somebody is still paying in. */
  paying?: boolean | undefined;
}

/** Gives the years of a trace or a pension in words; undefined when none is known. */
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
