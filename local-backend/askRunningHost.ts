import * as z from 'zod/mini';
import type { KnownHash } from '../cli/evidence/EvidenceReport';
import { parse } from './parse';
import { databaseEvidence, type DatabaseEvidence } from '../cli/evidence/readDatabase';
import { VerifyProblem } from '../cli/evidence/VerifyProblem';

/** The path at which a running product verifies its own database, for its owner. */
export const evidencePath = '/local/v1/evidence';

interface AskRunningHostOptions {
  /** The URL of the product. */
  siteUrl: string;
  /** The content of the data folder's state.json. */
  state: unknown;
  known: readonly KnownHash[];
  /** The message when nothing answers there. */
  inUse: string;
}

const secrets = z.object({ serviceRoleKey: z.string() });

/** Asks the process that has the data folder open, because only one process can open it. */
export async function askRunningHost({
  siteUrl,
  state,
  known,
  inUse,
}: AskRunningHostOptions): Promise<DatabaseEvidence> {
  const refused = `${inUse} It was not found at ${siteUrl} either; name its address with SITE_URL.`;
  let answer: Response;
  try {
    answer = await fetch(new URL(evidencePath, siteUrl), {
      method: 'POST',
      headers: { apikey: parse(secrets, state).serviceRoleKey, 'content-type': 'application/json' },
      body: JSON.stringify(known),
    });
  } catch (error) {
    throw new VerifyProblem(refused, { cause: error });
  }
  if (!answer.ok) throw new VerifyProblem(`${refused} The status of its answer is ${answer.status}.`);
  return parse(databaseEvidence, await answer.json());
}
