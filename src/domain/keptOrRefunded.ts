/** What may have become of the money when somebody left an employer's scheme, as far as the years tell. */
export type KeptOrRefunded = 'likely-refunded' | 'may-be-kept' | 'likely-kept' | 'cannot-say';

export interface WorkingYears {
  /** The year in which the work began; undefined when it is not known. */
  startYear: number | undefined;
  /** The year in which it ended; undefined when it is not known. */
  endYear: number | undefined;
  /** The customer's year of birth; undefined when it is not known. */
  birthYear: number | undefined;
}

/** Whether a condition was met: years alone leave room for 'perhaps', and a missing year for 'unknown'. */
type Met = 'yes' | 'no' | 'perhaps' | 'unknown';

/**
 * A rough guide to whether a pension was kept or refunded (MoneyHelper, tracing lost pensions): who left before April
 * 1975 was likely refunded; from then to April 1988 it was kept for those over 26 with five years' service; after
 * April 1988 for those with two. A year without a month can lie up to a year off on either side, and in 1975 and 1988
 * either rule may hold: what could go both ways is 'may-be-kept'.
 */
export function keptOrRefunded({ startYear, endYear, birthYear }: WorkingYears): KeptOrRefunded {
  if (endYear === undefined) return 'cannot-say';
  if (startYear !== undefined && startYear > endYear) return 'cannot-say';
  const served = (years: number) => wasServed(startYear, endYear, years);
  const early = 'likely-refunded';
  const middle = () => resultOf([served(5), wasOver26(birthYear, endYear)]);
  const late = () => resultOf([served(2)]);

  if (endYear < 1975) return early;
  if (endYear === 1975) return eitherOf(early, middle());
  if (endYear < 1988) return middle();
  if (endYear === 1988) return eitherOf(middle(), late());
  // Since October 2015 a pot of one's own is kept after 30 days (Pensions Act 2014, section 36); other schemes still refund.
  if (endYear >= 2015 && late() === 'likely-refunded') return 'may-be-kept';
  return late();
}

/** Between January and December lies almost a year: 1980 to 1985 is anything from a little over four years to six. */
function wasServed(startYear: number | undefined, endYear: number, years: number): Met {
  if (startYear === undefined) return 'unknown';
  const difference = endYear - startYear;
  if (difference > years) return 'yes';
  return difference < years ? 'no' : 'perhaps';
}

/** 'Over 26' is read both ways: having turned 26, and having turned 27. */
function wasOver26(birthYear: number | undefined, endYear: number): Met {
  if (birthYear === undefined) return 'perhaps';
  const turned = endYear - birthYear;
  if (turned > 27) return 'yes';
  return turned < 26 ? 'no' : 'perhaps';
}

/** All of the conditions had to be met. */
function resultOf(conditions: readonly Met[]): KeptOrRefunded {
  if (conditions.includes('no')) return 'likely-refunded';
  if (conditions.includes('unknown')) return 'cannot-say';
  return conditions.includes('perhaps') ? 'may-be-kept' : 'likely-kept';
}

/** Which of two rules held is not known. */
function eitherOf(one: KeptOrRefunded, other: KeptOrRefunded): KeptOrRefunded {
  if (one === other) return one;
  return one === 'cannot-say' || other === 'cannot-say' ? 'cannot-say' : 'may-be-kept';
}
