import * as z from 'zod/mini';
import type { TextRow } from './EvidenceSource';
import { digest, jsonArray, jsonBoolean, jsonText, timeInUtc } from './sealText';

const agreed = z.array(z.object({ id: z.string(), version: z.number() }));

/** Content of other tables to which the records refer. */
export interface Referred {
  wordings: ReadonlySet<string>;
  /** The numbers of the records in the log of erasures. */
  erased: ReadonlySet<string>;
}

/** The problems of one record, apart from its place in the chain. */
export function checkAuthorisation(row: TextRow, { wordings, erased }: Referred): string[] {
  const column = (name: string) => row[name] ?? null;
  const problems: string[] = [];
  if (hashOf(column) !== column('hash')) problems.push('was changed after it was sealed');

  const erasedAt = column('erased_at');
  const erasure =
    erasedAt === null ? null : digest(jsonArray([jsonText(column('hash')), jsonText(timeInUtc(erasedAt))]));
  if (column('erasure_hash') !== erasure)
    problems.push('has another time of erasure than the record of erasures, or none');
  if (erasedAt !== null && !erased.has(column('number') ?? '')) {
    problems.push('was erased without a record of the erasure');
  }

  for (const [name, words] of [
    ['signature', 'signature'],
    ['screenshot', 'picture of the page'],
    ['evidence', 'evidence'],
    ['signer', 'signer'],
  ] as const) {
    const content = column(name);
    const isWrong = erasedAt === null ? digest(content) !== column(`${name}_sha256`) : content !== null;
    if (isWrong) problems.push(`has another ${words} than was signed`);
  }
  for (const { id, version } of [...readAgreed(column('letter')), ...readAgreed(column('agreements'))]) {
    if (!wordings.has(JSON.stringify([id, String(version)]))) {
      problems.push(`was agreed to in words (${id}, version ${version}) that are missing from the table agreements`);
    }
  }
  return problems;
}

/** Empty for a malformed column: its hash is then wrong. */
function readAgreed(text: string | null): z.infer<typeof agreed> {
  try {
    return z.safeParse(agreed, JSON.parse(text ?? '')).data ?? [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The hash of a record, computed from its columns. */
function hashOf(column: (name: string) => string | null): string | null {
  return digest(
    jsonArray([
      jsonText(column('previous_hash')),
      String(column('number')),
      jsonText(column('user_id')),
      jsonText(column('kind')),
      jsonBoolean(column('data_protection')),
      jsonBoolean(column('hmrc_authorised')),
      jsonText(column('signature_sha256')),
      jsonText(column('screenshot_sha256')),
      jsonText(column('screenshot_problem')),
      jsonText(column('evidence_sha256')),
      String(column('letter')),
      String(column('agreements')),
      jsonText(timeInUtc(column('signed_at'))),
      jsonText(column('signer_sha256')),
    ]),
  );
}
