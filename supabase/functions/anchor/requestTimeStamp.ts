import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import { checkTimeStamp, timeStampRequest } from './timeStamp.ts';

const mostBytes = 100_000;

/**
 * Asks a time-stamping service for a token over a SHA-256 hash. Returns its whole answer, which
 * `openssl ts -verify -digest HASH -in FILE -CAfile CERTIFICATES` verifies. The function itself checks that the answer
 * grants a token over this hash, not the service's signature.
 *
 * RFC 3161, section 3.4: over HTTP.
 */
export async function requestTimeStamp(
  url: URL,
  hash: string,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(8));
  const answer = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: timeStampRequest(hash, nonce),
    redirect: 'manual',
    signal,
  });
  if (!answer.ok) throw new ServiceProblem(`The time-stamping service answered with status ${answer.status}.`);
  const content = new Uint8Array(await answer.arrayBuffer());
  const problem = content.length > mostBytes ? 'is too long' : checkTimeStamp(content, hash, nonce);
  if (problem !== undefined) throw new ServiceProblem(`The answer of the time-stamping service ${problem}.`);
  return content;
}
