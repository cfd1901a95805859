/** The likely outcome for a pension when the customer left the employer. */
export type KeptOrRefunded = 'likely-refunded' | 'may-be-kept' | 'likely-kept' | 'cannot-say';

export interface WorkingYears {
  /** The year in which the employment started; undefined when unknown. */
  startYear: number | undefined;
  /** The year in which it ended; undefined when unknown. */
  endYear: number | undefined;
  /** The customer's year of birth; undefined when unknown. */
  birthYear: number | undefined;
}

/** Whether a condition is met: 'perhaps' when it depends on the months, 'unknown' without a year. */
type Met = 'yes' | 'no' | 'perhaps' | 'unknown';

/**
 * A rough guide to whether a pension was kept or refunded (MoneyHelper, tracing lost pensions). Members who left before
 * April 1975 were probably refunded. From then to April 1988, schemes kept the pensions of members over 26 with five
 * years' service; after April 1988, of members with two years. Without months, the service is known only to within a
 * year, and in 1975 and 1988 either rule may apply: the answer is then 'may-be-kept'.
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
  // Since October 2015 money purchase pots are kept after 30 days (Pensions Act 2014, section 36); other schemes still refund.
  if (endYear >= 2015 && late() === 'likely-refunded') return 'may-be-kept';
  return late();
}

/** Each year may be almost a year out: 1980 to 1985 is between a little over four years and six. */
function wasServed(startYear: number | undefined, endYear: number, years: number): Met {
  if (startYear === undefined) return 'unknown';
  const difference = endYear - startYear;
  if (difference > years) return 'yes';
  return difference < years ? 'no' : 'perhaps';
}

/** 'Over 26' may mean from the 26th birthday or from the 27th. */
function wasOver26(birthYear: number | undefined, endYear: number): Met {
  if (birthYear === undefined) return 'perhaps';
  const turned = endYear - birthYear;
  if (turned > 27) return 'yes';
  return turned < 26 ? 'no' : 'perhaps';
}

/** Returns the result of conditions that must all be met. */
function resultOf(conditions: readonly Met[]): KeptOrRefunded {
  if (conditions.includes('no')) return 'likely-refunded';
  if (conditions.includes('unknown')) return 'cannot-say';
  return conditions.includes('perhaps') ? 'may-be-kept' : 'likely-kept';
}

/** Returns the result when either of two rules may apply. */
function eitherOf(one: KeptOrRefunded, other: KeptOrRefunded): KeptOrRefunded {
  if (one === other) return one;
  return one === 'cannot-say' || other === 'cannot-say' ? 'cannot-say' : 'may-be-kept';
}
