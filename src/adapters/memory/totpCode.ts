const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const period = 30_000;

/**
 * Calculates the code of an authenticator app (RFC 6238: SHA-1, six digits, a new code every 30 seconds).
 *
 * @param secret In base 32, as typed into the app.
 * @param at The time at which the app shows the code.
 */
export async function totpCode(secret: string, at: Date): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at.getTime() / period)));
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = digest.getUint8(digest.byteLength - 1) & 0xf;
  const number = digest.getUint32(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Returns the codes accepted at a time. Like the auth server, includes those of the previous and next period. */
export function acceptedCodes(secret: string, at: Date): Promise<string[]> {
  const moments = [-period, 0, period].map((apart) => new Date(at.getTime() + apart));
  return Promise.all(moments.map((moment) => totpCode(secret, moment)));
}

function bytesOf(base32: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
