import * as v from 'valibot';
import { jsonNumber } from '../jsonValues';

const problem = v.object({
  keptIn: v.picklist(['authorisations', 'agreements', 'database']),
  place: v.nullable(jsonNumber),
  problem: v.string(),
});
export type EvidenceProblem = v.InferOutput<typeof problem>;

/** What the verifier finds in the records. */
export const evidenceReport = v.object({
  authorisations: jsonNumber,
  newest: v.nullable(v.object({ number: jsonNumber, hash: v.string() })),
  problems: v.array(problem),
});
export type EvidenceReport = v.InferOutput<typeof evidenceReport>;

/** The hash of a record, noted outside the database. */
export const knownHash = v.object({ number: jsonNumber, hash: v.string(), isFromAnchor: v.boolean() });
export type KnownHash = v.InferOutput<typeof knownHash>;

const names = { authorisations: 'authorisation', agreements: 'wording', database: 'database' } as const;

/** The report in plain words, a line each. */
export function describeEvidence({ authorisations, newest, problems }: EvidenceReport): string[] {
  const count = `${authorisations} ${authorisations === 1 ? 'authorisation' : 'authorisations'}`;
  if (problems.length === 0) {
    return [
      `${count}, chain intact`,
      ...(newest
        ? [`Its end is ${newest.number}:${newest.hash}`, 'Keep that somewhere else, and give it back with --known.']
        : []),
    ];
  }
  const order = Object.keys(names);
  const sorted = problems.toSorted(
    (one, other) =>
      order.indexOf(one.keptIn) - order.indexOf(other.keptIn) ||
      (one.place ?? 0) - (other.place ?? 0) ||
      (one.problem < other.problem ? -1 : 1),
  );
  return [
    `${count}, chain broken:`,
    ...sorted.map(({ keptIn, place, problem: text }) =>
      keptIn === 'database' ? `  database: ${text}` : `  ${names[keptIn]} ${place ?? '–'} ${text}`,
    ),
  ];
}
