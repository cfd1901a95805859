/** A row with every column in PostgreSQL's text format, as `::text` and COPY give it. */
export type TextRow = Readonly<Record<string, string | null>>;

/** The evidence tables with the columns that the verifier reads. Rows are sorted by the first column. */
export const evidenceTables = {
  'public.agreements': ['place', 'id', 'version', 'name', 'text', 'is_hmrc', 'letter_place', 'created_at', 'seal'],
  'public.authorisations': [
    'number',
    'user_id',
    'kind',
    'data_protection',
    'hmrc_authorised',
    'signature',
    'signature_sha256',
    'screenshot',
    'screenshot_sha256',
    'screenshot_problem',
    'evidence',
    'evidence_sha256',
    'letter',
    'agreements',
    'signed_at',
    'previous_hash',
    'hash',
    'erased_at',
    'signer',
    'signer_sha256',
    'erasure_hash',
  ],
  'public.erasures': ['id', 'authorisations'],
  'private.agreement_head': ['place', 'seal'],
  'private.authorisation_head': ['number', 'hash'],
} as const;
export type EvidenceTable = keyof typeof evidenceTables;

/** A source of evidence. */
export interface EvidenceSource {
  rows(table: EvidenceTable): AsyncIterable<TextRow>;
}
