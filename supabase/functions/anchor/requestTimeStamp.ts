import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import { readTimeStamp, timeStampRequest } from './timeStamp.ts';

const mostBytes = 100_000;

/**
 * Asks a time-stamping service for a token over a SHA-256 hash. Returns its whole answer. The function checks that the
 * answer grants a token over this hash; `npx @pension-trace/cli verify` checks the service's signature.
 *
 * RFC 3161, section 3.4: over HTTP.
 */
export async function requestTimeStamp(
  url: URL,
  hash: string,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const [nonce = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  const answer = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: timeStampRequest(hash, nonce),
    redirect: 'manual',
    signal,
  });
  if (!answer.ok) throw new ServiceProblem(`The time-stamping service answered with status ${answer.status}.`);
  const content = new Uint8Array(await answer.arrayBuffer());
  const problem = problemOf(content, hash, nonce);
  if (problem !== undefined) throw new ServiceProblem(`The answer of the time-stamping service ${problem}.`);
  return content;
}

function problemOf(content: Uint8Array<ArrayBuffer>, hash: string, nonce: bigint): string | undefined {
  if (content.length > mostBytes) return 'is too long';
  const stamp = readTimeStamp(content, hash);
  if ('problem' in stamp) return stamp.problem;
  return stamp.info.nonce?.toBigInt() === nonce ? undefined : 'is an answer to another request';
}
