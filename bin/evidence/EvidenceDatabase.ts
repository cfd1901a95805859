/** A transaction of the database that holds the evidence. */
export interface EvidenceTransaction {
  /** Runs statements without parameters. */
  exec(sql: string): Promise<void>;
  query(sql: string): Promise<Record<string, unknown>[]>;
}

/** A database that holds the evidence, opened as its owner. */
export interface EvidenceDatabase {
  transaction<T>(work: (transaction: EvidenceTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
