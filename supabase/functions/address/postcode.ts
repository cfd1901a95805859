/* The formats of Royal Mail's Postcode Address File, as in the database's own check. */
const outward = '[A-PR-UWYZ](?:\\d{1,2}|\\d[A-Z]|[A-HK-Y]\\d{1,2}|[A-HK-Y]\\d[A-Z])';
const pattern = new RegExp(`^(?:GIR0AA|${outward}\\d[ABD-HJLNP-UW-Z]{2})$`, 'i');

/** 'sw1a1aa' becomes 'SW1A 1AA'; undefined when it is not a full UK postcode. */
export function readPostcode(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 20) return undefined;
  const compact = value.replace(/\s/gu, '');
  if (!pattern.test(compact)) return undefined;
  return `${compact.slice(0, -3)} ${compact.slice(-3)}`.toUpperCase();
}
