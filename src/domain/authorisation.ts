/** The ids of the two agreements. */
export const dataProtectionAgreement = 'data-protection';
export const hmrcAgreement = 'hmrc';

/** The id of the part of the letter about HMRC. */
export const hmrcLetterPart = 'letter-hmrc';

/** YYYY-MM-DD. Customers born after this day do not see the HMRC agreement. */
const hmrcCutOff = '1962-04-05';

/**
 * Whether a customer must agree that the firm asks HMRC about lost SERPS pensions. Without a date of birth the answer
 * is yes, because the agreement may be needed and every customer can give it.
 *
 * @param birthDate YYYY-MM-DD; a time after it is ignored.
 */
export function needsHmrcAgreement(birthDate: string | null | undefined): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(birthDate ?? '') ?? [];
  // ISO dates sort as strings.
  return day === undefined || day <= hmrcCutOff;
}
