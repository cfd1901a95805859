import type { ProjectOptions } from '../_shared/Project.ts';
import { ServiceProblem } from '../_shared/ServiceProblem.ts';

/**
 * Sends a file to the firm's malware scanner at MALWARE_SCAN_URL, with MALWARE_SCAN_KEY as the bearer token. The scanner
 * answers 2xx for a clean file and 422 for a bad one; anything else refuses the request. Without a scanner every file is
 * clean.
 */
export async function isClean(
  { env, fetch }: ProjectOptions,
  content: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<boolean> {
  if (!env.MALWARE_SCAN_URL) return true;
  const headers = {
    Authorization: `Bearer ${env.MALWARE_SCAN_KEY ?? ''}`,
    'content-type': 'application/octet-stream',
  };
  const answer = await fetch(env.MALWARE_SCAN_URL, { method: 'POST', headers, body: content, signal });
  if (!answer.ok && answer.status !== 422) {
    throw new ServiceProblem(`The malware scanner answered with status ${answer.status}.`);
  }
  return answer.ok;
}
