export interface Description {
  siteUrl: string;
  supabaseUrl?: string | undefined;
  isPublic: boolean;
  isMailboxPublic: boolean;
  databaseUrl?: string | undefined;
  dataDir: string;
}

export function describe(description: Description): string;
