import { readFile } from 'node:fs/promises';
import type { Anchor } from './readAnchor';
import { VerifyProblem } from './VerifyProblem';

interface CheckedTimeStamps {
  isWhole: boolean;
  /** The result as text. */
  lines: string[];
}

/** Verifies that each end in an anchor has a time stamp, with the certificate that the firm configures. */
export async function checkTimeStamps(
  stamps: Anchor['stamps'],
  certificatePath: string | undefined,
): Promise<CheckedTimeStamps> {
  if (certificatePath === undefined) {
    const advice = 'Name the certificate of the time-stamping service with --certificate FILE.';
    const count = stamps.filter(({ content }) => content).length;
    return { isWhole: true, lines: count > 0 ? [`Time stamps: ${count} not verified. ${advice}`] : [] };
  }
  if (stamps.length === 0)
    throw new VerifyProblem('--certificate needs --anchor with a copy of the store of the function anchor.');
  const { readCertificates, verifyTimeStamp } = await import('./verifyTimeStamp');
  const trusted = readCertificates(await readPem(certificatePath), certificatePath);
  const times: Date[] = [];
  const problems: string[] = [];
  for (const { name, hash, content } of stamps) {
    if (!content) {
      problems.push(`  ${name} is missing`);
      continue;
    }
    const found = await verifyTimeStamp(content, hash, trusted);
    if ('time' in found) times.push(found.time);
    else problems.push(`  ${name} ${found.problem}`);
  }
  const sorted = times.map((time) => time.toISOString()).toSorted();
  const range = sorted.length > 0 ? `, from ${sorted[0]} to ${sorted.at(-1)}` : '';
  const wrong = problems.length > 0 ? `, ${problems.length} wrong or missing:` : '';
  return {
    isWhole: problems.length === 0,
    lines: [`Time stamps: ${times.length} verified${range}${wrong}`, ...problems],
  };
}

async function readPem(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new VerifyProblem(`The certificate ${path} could not be read.`, { cause: error });
  }
}
