import { parse } from '../parse';
import { SetupProblem } from '../SetupProblem';
import type { KnownHash } from './EvidenceReport';
import { databaseEvidence, type DatabaseEvidence } from './readDatabase';

/** The path at which a running product verifies its own database, for its owner. */
export const evidencePath = '/local/v1/evidence';

interface AskRunningHostOptions {
  /** The URL of the product. */
  siteUrl: string;
  serviceRoleKey: string;
  known: readonly KnownHash[];
  /** The message when nothing answers there. */
  inUse: string;
}

/** Asks the product that has the data folder open: two processes cannot open it at once. */
export async function askRunningHost(options: AskRunningHostOptions): Promise<DatabaseEvidence> {
  const { siteUrl, serviceRoleKey, known, inUse } = options;
  const refused = `${inUse} It was not found at ${siteUrl} either; name its address with SITE_URL.`;
  let answer: Response;
  try {
    answer = await fetch(new URL(evidencePath, siteUrl), {
      method: 'POST',
      headers: { apikey: serviceRoleKey, 'content-type': 'application/json' },
      body: JSON.stringify(known),
    });
  } catch (error) {
    throw new SetupProblem(refused, { cause: error });
  }
  if (!answer.ok) throw new SetupProblem(`${refused} The status of its answer is ${answer.status}.`);
  return parse(databaseEvidence, await answer.json());
}
