export interface Description {
  siteUrl: string;
  supabaseUrl?: string | undefined;
  /** The public key of the embedded backend. */
  anonKey?: string | undefined;
  isPublic: boolean;
  isMailboxPublic: boolean;
  databaseUrl?: string | undefined;
  dataDir: string;
}

export function describe(description: Description): string;
