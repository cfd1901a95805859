import * as z from 'zod/mini';

/** What `backoffice_verify_evidence` answers. */
export const evidenceReport = z.object({
  authorisations: z.number(),
  agreements: z.number(),
  newest: z.nullable(z.object({ number: z.number(), hash: z.string() })),
  problems: z.array(
    z.object({ kept_in: z.enum(['authorisations', 'agreements']), place: z.nullable(z.number()), problem: z.string() }),
  ),
});
export type EvidenceReport = z.infer<typeof evidenceReport>;

/** The end of a chain that was written down before. */
export interface KnownEnd {
  number: number;
  hash: string;
}

const names = { authorisations: 'authorisation', agreements: 'wording' } as const;

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
  return [
    `${count}, chain broken:`,
    ...problems.map(({ kept_in, place, problem }) => `  ${names[kept_in]} ${place ?? '–'} ${problem}`),
  ];
}
