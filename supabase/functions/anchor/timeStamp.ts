import { readDer, readInside, tags, writeDer, writeInteger, type DerValue } from './der.ts';

const sha256 = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01];
const signedData = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const timeStampInfo = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x10, 0x01, 0x04];

/** A TimeStampReq (RFC 3161, section 2.4.1) for a SHA-256 hash in hexadecimal, with a request for the certificates. */
export function timeStampRequest(hash: string, nonce: Uint8Array): Uint8Array<ArrayBuffer> {
  const algorithm = writeDer(tags.sequence, writeDer(tags.objectId, sha256), [0x05, 0x00]);
  const imprint = writeDer(tags.sequence, algorithm, writeDer(tags.octets, bytesOf(hash)));
  return writeDer(tags.sequence, writeInteger([1]), imprint, writeInteger(nonce), [0x01, 0x01, 0xff]);
}

/**
 * What is wrong with a TimeStampResp (RFC 3161, section 2.4.2), or undefined: it must grant a token for this hash and
 * nonce.
 */
export function checkTimeStamp(response: Uint8Array, hash: string, nonce: Uint8Array): string | undefined {
  try {
    const [whole, ...rest] = readDer(response);
    if (rest.length > 0) return 'is not one TimeStampResp';
    const [status, token] = readInside(whole);
    const [code] = readInside(status);
    // 0 is granted, 1 is granted with modifications.
    if (code?.tag !== tags.integer || code.content.length !== 1 || (code.content[0] ?? 2) > 1) {
      return `refuses the token: status ${Array.from(code?.content ?? []).join('.')}`;
    }
    const [version, , imprint, ...others] = readInfo(token);
    const [algorithm, digest] = readInside(imprint);
    const isOurs =
      version?.tag === tags.integer &&
      isEqual(readInside(algorithm)[0], tags.objectId, sha256) &&
      isEqual(digest, tags.octets, bytesOf(hash));
    if (!isOurs) return 'is a token over another hash';
    // The serial number comes first; later integers are inside of other values.
    const [, sentBack] = others.filter(({ tag }) => tag === tags.integer);
    const [wanted] = readDer(writeInteger(nonce));
    return isEqual(sentBack, tags.integer, wanted?.content ?? []) ? undefined : 'is an answer to another request';
  } catch (error) {
    if (error instanceof RangeError) return 'is not one TimeStampResp';
    throw error;
  }
}

/** The fields of the TSTInfo that a token carries: ContentInfo, SignedData, EncapsulatedContentInfo (RFC 5652). */
function readInfo(token: DerValue | undefined): DerValue[] {
  const [type, explicit] = readInside(token);
  const [signed] = readInside(explicit, tags.explicit0);
  const [, , encapsulated] = readInside(signed);
  const [contentType, wrapped] = readInside(encapsulated);
  const [octets] = readInside(wrapped, tags.explicit0);
  const isTimeStamp = isEqual(type, tags.objectId, signedData) && isEqual(contentType, tags.objectId, timeStampInfo);
  if (!isTimeStamp || octets?.tag !== tags.octets) throw new RangeError('not a time-stamp token');
  return readInside(readDer(octets.content)[0]);
}

function isEqual(value: DerValue | undefined, tag: number, content: ArrayLike<number>): boolean {
  return (
    value?.tag === tag &&
    value.content.length === content.length &&
    value.content.every((byte, index) => byte === content[index])
  );
}

function bytesOf(hash: string): Uint8Array {
  return Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
