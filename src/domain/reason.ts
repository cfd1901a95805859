/** The numbers sent for the reasons for tracing. */
export const reasonValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type ReasonValue = (typeof reasonValues)[number];

/** The default text of each reason. */
export const reasonLabels: Readonly<Record<ReasonValue, string>> = {
  1: "Locating a relative's pension",
  2: 'Consolidating my pensions',
  3: 'Accessing pension funds',
  4: 'Planning retirement',
  5: 'Concerned about my pension performance',
  6: 'Gathering information for my financial adviser',
  7: 'Looking for better pension options',
  8: 'Understanding my pension rights',
  9: 'Tracing a pension for someone who has passed away',
  10: 'Other reasons',
};

/** The reasons in the order of the form. */
export const reasons: readonly { value: ReasonValue; label: string }[] = reasonValues.map((value) => ({
  value,
  label: reasonLabels[value],
}));

/** Whether the pension is another person's. A signature authorises only the signer's own pensions. */
export function isForSomeoneElse(reason: ReasonValue): boolean {
  return reason === 1 || reason === 9;
}
