import type { Description } from './describe.mjs';

export interface Settings extends Omit<Description, 'siteUrl' | 'supabaseUrl'> {
  isFresh: boolean;
  port: number;
  host: string;
  hostname: string;
  siteUrl: string | undefined;
  frameSources: string[];
}

export function readSettings(parts: readonly string[], env: Readonly<Record<string, string | undefined>>): Settings;
