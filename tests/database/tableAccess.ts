/** The rows that a statement reaches: the caller's own, some of those, every row, none, or the role is refused (42501). */
export type Reach = 'own' | 'some own' | 'every' | 'none' | 'closed';
/** The rows that an insert may add: the caller's own, any, or the role is refused (42501). */
export type Entry = 'own' | 'any' | 'closed';

export interface Rights {
  readonly select: Reach;
  readonly insert: Entry;
  readonly update: Reach;
  readonly delete: Reach;
}

/** A table's row of the matrix. */
export interface TableAccess {
  readonly anonymous: Rights;
  /** With a tag of the portal. */
  readonly customer: Rights;
  /** With any other tag. */
  readonly customerOutside: Rights;
  readonly service: Rights;
}

const nothing: Rights = { select: 'closed', insert: 'closed', update: 'closed', delete: 'closed' };
const everything: Rights = { select: 'every', insert: 'any', update: 'every', delete: 'every' };
const reads = (select: Reach): Rights => ({ ...nothing, select });
/** Granted, but closed by row-level security. */
const noRows: Rights = { select: 'none', insert: 'closed', update: 'none', delete: 'none' };

const table = (customer: Rights, service: Rights = everything): TableAccess => ({
  anonymous: nothing,
  customer,
  customerOutside: customer,
  service,
});

/** The permissions on every table of the API. */
export const tableAccess: Readonly<Record<string, TableAccess>> = {
  // Read directly
  agreements: table(reads('every'), { ...nothing, select: 'every', insert: 'any' }),
  guides: table(reads('every')),
  industries: table(reads('every')),
  pension_providers: table(reads('every')),
  pension_types: table(reads('every')),
  pensions: table(reads('own')),
  sample_addresses: table(reads('every')),
  tasks: table(reads('own')),
  // Deleted rows by table, for live changes.
  removals: table(reads('own'), nothing),
  trace_statuses: table(reads('every')),
  // Key columns only, for live changes.
  traces: table(reads('own')),
  // Reached through procedures only
  activity: table(nothing),
  addresses: table(nothing),
  answered_requests: table(nothing, nothing),
  authorisations: table(nothing, reads('every')),
  data_copies: table(nothing, reads('every')),
  documents: table(nothing),
  drafts: table(nothing, nothing),
  erasures: table(nothing, reads('every')),
  files_to_remove: table(nothing),
  invites: table(nothing),
  messages: table(nothing, reads('every')),
  national_insurance_reads: table(nothing, reads('every')),
  office_notes: table(nothing, reads('every')),
  profiles: table(nothing),
  removed_documents: table(nothing, reads('every')),
  searches: table(nothing),
  settings: table(nothing, { ...nothing, select: 'every', update: 'every' }),
  // Files
  'storage.objects': {
    anonymous: noRows,
    // Listed files only.
    customer: { ...noRows, select: 'some own', insert: 'own' },
    customerOutside: { ...noRows, select: 'some own' },
    service: everything,
  },
  'storage.buckets': { ...table(noRows), anonymous: noRows },
};
