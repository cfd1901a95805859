/*
 * The formats of Royal Mail's Postcode Address File: A9, A99, AA9, AA99, A9A and AA9A before the space, 9AA after it,
 * and GIR 0AA. Q, V and X never come first, I, J and Z never second, C, I, K, M, O and V never after the space.
 * A letter that ends the first half may be any: districts have been given new ones, and a previous address may have
 * a postcode of its time.
 */
const outward = '[A-PR-UWYZ](?:\\d{1,2}|\\d[A-Z]|[A-HK-Y]\\d{1,2}|[A-HK-Y]\\d[A-Z])';
const inward = '\\d[ABD-HJLNP-UW-Z]{2}';
const postcode = new RegExp(`^(?:GIR0AA|${outward}${inward})$`, 'i');

/** Whether it has the form of a full UK postcode, however it is spaced. It need not be in use. */
export function checkPostcode(value: string): 'missing' | 'invalid' | undefined {
  const compact = withoutSpaces(value);
  if (compact === '') return 'missing';
  return postcode.test(compact) ? undefined : 'invalid';
}

/** Spaces removed, upper case, one space before the last three characters (specification section 5). */
export function formatPostcode(value: string): string {
  const compact = withoutSpaces(value).toUpperCase();
  return compact.length > 3 ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : compact;
}

function withoutSpaces(value: string): string {
  return value.replace(/\s/gu, '');
}
