/** YYYY-MM-DD: whoever was born after it does not see the HMRC agreement (specification sections 5 and 9). */
export const hmrcCutOff = '1962-04-05';

/**
 * Whether a customer has to agree to HMRC being asked about lost SERPS pensions. While the date of birth is not
 * known the agreement is asked for: it may be needed, and it can be given by anybody.
 *
 * @param birthDate YYYY-MM-DD; a time after it is ignored.
 */
export function needsHmrcAgreement(birthDate: string | null | undefined, cutOff: string = hmrcCutOff): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(birthDate ?? '') ?? [];
  // Dates in this form have the same order as their texts.
  return day === undefined || day <= cutOff;
}
