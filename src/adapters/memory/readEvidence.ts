import * as z from 'zod/mini';
import { refused } from './refusals';

const longestHeader = 8000;

/** The content of the header `X-Evidence`: how an authorisation was signed. */
export type Evidence = Record<string, unknown>;

const object = z.record(z.string(), z.unknown());
const shown = z.object({
  agreements: z.array(z.object({ id: z.string(), version: z.union([z.string(), z.number()]) })),
});

/** Parses the header; null when it is missing, too long or not a JSON object. */
export function readEvidence(header: string | undefined): Evidence | null {
  if (header === undefined || header.length > longestHeader) return null;
  return z.safeParse(object, parseJson(header)).data ?? null;
}

/** Refuses evidence with a version of an agreement that never existed. `versions` holds the current ones, by id. */
export function requireKnownVersions(evidence: Evidence | null, versions: Readonly<Record<string, number>>): void {
  const { data } = z.safeParse(shown, evidence);
  const isUnknown = data?.agreements.some(({ id, version }) => {
    const newest = versions[id];
    return newest !== undefined && !(Number(version) >= 1 && Number(version) <= newest);
  });
  if (isUnknown) throw refused.agreementVersion();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
