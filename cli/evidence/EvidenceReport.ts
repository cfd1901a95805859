import * as z from 'zod/mini';

const problem = z.object({
  keptIn: z.enum(['authorisations', 'agreements', 'pictures', 'database']),
  place: z.nullable(z.number()),
  problem: z.string(),
});
export type EvidenceProblem = z.infer<typeof problem>;

/** The verifier's findings. */
export const evidenceReport = z.object({
  authorisations: z.number(),
  newest: z.nullable(z.object({ number: z.number(), hash: z.string() })),
  /** How many pictures were decoded. */
  decodedPictures: z.number(),
  problems: z.array(problem),
});
export type EvidenceReport = z.infer<typeof evidenceReport>;

/** The hash of a record, noted outside the database. */
export const knownHash = z.object({ number: z.number(), hash: z.string(), isFromAnchor: z.boolean() });
export type KnownHash = z.infer<typeof knownHash>;

const names = { authorisations: 'authorisation', agreements: 'wording', pictures: 'authorisation' } as const;

/** Returns the report, and what the database has that no manifest names, as lines of text. */
export function describeEvidence(
  { authorisations, newest, decodedPictures, problems }: EvidenceReport,
  unknown: readonly string[],
): string[] {
  const count = `${authorisations} ${authorisations === 1 ? 'authorisation' : 'authorisations'}`;
  const broken = problems.filter(({ keptIn }) => keptIn !== 'pictures');
  const pictures = problems.filter(({ keptIn }) => keptIn === 'pictures');
  const objects =
    unknown.length === 0 ? '' : `, ${unknown.length} unknown ${unknown.length === 1 ? 'object' : 'objects'}`;
  const found = [...linesOf(broken), ...unknown.toSorted().map((one) => `  unknown: ${one}`)];
  const chain = [
    `${count}, chain ${broken.length > 0 ? 'broken' : 'intact'}${objects}${found.length > 0 ? ':' : ''}`,
    ...found,
  ];
  if (broken.length === 0 && newest) {
    chain.push(`Its end is ${newest.number}:${newest.hash}`, 'Store it somewhere else, and pass it with --known.');
  }
  return [...chain, ...describePictures(decodedPictures, pictures)];
}

/** Returns how many pictures were decoded, and those that do not decode, as lines of text. */
export function describePictures(decoded: number, problems: readonly EvidenceProblem[]): string[] {
  return [`Pictures: ${decoded} decoded`, ...linesOf(problems)];
}

function linesOf(problems: readonly EvidenceProblem[]): string[] {
  const order = ['authorisations', 'agreements', 'pictures', 'database'];
  const sorted = problems.toSorted(
    (one, other) =>
      order.indexOf(one.keptIn) - order.indexOf(other.keptIn) ||
      (one.place ?? 0) - (other.place ?? 0) ||
      (one.problem < other.problem ? -1 : 1),
  );
  return sorted.map(({ keptIn, place, problem: text }) =>
    keptIn === 'database' ? `  database: ${text}` : `  ${names[keptIn]} ${place ?? '–'} ${text}`,
  );
}
