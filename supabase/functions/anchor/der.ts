/** A value of ASN.1 in DER, the format of RFC 3161. */
export interface DerValue {
  tag: number;
  content: Uint8Array;
}

export const tags = { integer: 0x02, octets: 0x04, objectId: 0x06, sequence: 0x30, explicit0: 0xa0 } as const;

/** Writes a value of less than 128 bytes. */
export function writeDer(tag: number, ...parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const content = parts.flatMap((part) => Array.from(part));
  return Uint8Array.from([tag, content.length, ...content]);
}

/** An integer that is not negative, as DER writes it: no superfluous zeros, and one before a set first bit. */
export function writeInteger(bytes: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const digits = Array.from(bytes);
  while (digits.length > 1 && digits[0] === 0) digits.shift();
  return writeDer(tags.integer, (digits[0] ?? 0) < 128 ? digits : [0, ...digits]);
}

/** The values that follow one another in `bytes`. Throws a RangeError when they do not fill it. */
export function readDer(bytes: Uint8Array): DerValue[] {
  const values: DerValue[] = [];
  let place = 0;
  while (place < bytes.length) {
    const tag = bytes[place];
    const first = bytes[place + 1];
    // DER has no indefinite lengths (0x80), and no answer here needs more than four bytes of length.
    if (tag === undefined || first === undefined || first === 0x80 || first > 0x84) throw new RangeError('not DER');
    const more = first < 0x80 ? 0 : first - 0x80;
    const start = place + 2 + more;
    const length = more === 0 ? first : bytes.subarray(place + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
    if (start + length > bytes.length) throw new RangeError('not DER');
    values.push({ tag, content: bytes.subarray(start, start + length) });
    place = start + length;
  }
  return values;
}

/** The values inside of a value, which must have the tag. */
export function readInside(value: DerValue | undefined, tag: number = tags.sequence): DerValue[] {
  if (value?.tag !== tag) throw new RangeError('not DER');
  return readDer(value.content);
}
