const characters = '23456789ACDEFHJKMNPRTUVWXY';

/** Returns a reference of the form XXXX-XXXX. The memory backend derives it from an id, so that it is always the same. */
export function referenceOf(id: string): string {
  let sum = 7;
  let reference = '';
  for (let place = 0; place < 8; place += 1) {
    for (const character of `${id}${place}`) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
    reference += characters.charAt(sum % characters.length);
  }
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}
