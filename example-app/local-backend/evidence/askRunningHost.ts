import { SetupProblem } from '../SetupProblem';
import { noCheckYet } from './askDatabase';
import { evidenceReport, type EvidenceReport, type KnownEnd } from './EvidenceReport';

interface AskRunningHostOptions {
  /** Where the product is believed to answer. */
  siteUrl: string;
  serviceRoleKey: string;
  known: KnownEnd | undefined;
  /** What is said when nothing answers there. */
  inUse: string;
}

/** Asks the product that has the data folder open: two processes cannot have it at once. */
export async function askRunningHost(options: AskRunningHostOptions): Promise<EvidenceReport> {
  const { siteUrl, serviceRoleKey, known, inUse } = options;
  const refused = `${inUse} It was not found at ${siteUrl} either; name its address with SITE_URL.`;
  let answer: Response;
  try {
    answer = await fetch(new URL('/rest/v1/rpc/backoffice_verify_evidence', siteUrl), {
      method: 'POST',
      headers: {
        apikey: serviceRoleKey,
        authorization: `Bearer ${serviceRoleKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(known ? { p_known_number: known.number, p_known_hash: known.hash } : {}),
    });
  } catch (error) {
    throw new SetupProblem(refused, { cause: error });
  }
  if (answer.status === 404) throw new SetupProblem(noCheckYet);
  if (!answer.ok) throw new SetupProblem(`${refused} What answers there says ${answer.status}.`);
  return evidenceReport.parse(await answer.json());
}
