const personalFields = [
  'title',
  'firstName',
  'lastName',
  'previousNames',
  'previousName',
  'phoneNumber',
  'day',
  'month',
  'year',
];
const lines = ['line1', 'line2', 'line3', 'city', 'postcode'];
const years = ['startYear', 'endYear'];
const addressFields = ['mode', 'searchPostcode', ...lines, 'type', ...years];
const entryFields = ['employer', 'title', 'industry', 'provider', 'policy', ...years, 'isPaying', 'hasOtherAddress'];

/**
 * The fields of a form that may be kept on the server; undefined for a form that may not. Never a password, a National
 * Insurance number, a code, an agreement or a signature. The database has the same list.
 *
 * @param form The form, such as `personal-details` or `trace/<id>`.
 */
export function draftFieldsOf(form: string): readonly string[] | undefined {
  if (form === 'personal-details') return personalFields;
  if (/^address(\/[A-Za-z0-9-]{0,36})?$/.test(form)) return addressFields;
  return /^(trace|pension)(\/[A-Za-z0-9-]{1,36})?$/.test(form) ? [...entryFields, ...lines] : undefined;
}
