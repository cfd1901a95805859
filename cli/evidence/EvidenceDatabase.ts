/** A transaction of the evidence database. */
export interface EvidenceTransaction {
  /** Runs statements without parameters. */
  exec(sql: string): Promise<void>;
  query(sql: string): Promise<Record<string, unknown>[]>;
}

/** The evidence database, opened as its owner. */
export interface EvidenceDatabase {
  transaction<T>(work: (transaction: EvidenceTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
