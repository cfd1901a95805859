import { fileURLToPath } from 'node:url';
import { createLocalBackend } from './createLocalBackend';
import { FolderInUse } from './folderLock';
import type { LocalBackend } from './LocalBackend';
import { writeSettings } from './writeSettings';
import { productFunctions } from './productFunctions';

interface OpenForDevelopmentOptions {
  port: number;
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  report(step: string): void;
}

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const patience = { tries: 50, pauseMs: 100 };

/** Opens the backend for Vite's development server, which may still be closing the previous one after a restart. */
export async function openForDevelopment(options: OpenForDevelopmentOptions): Promise<LocalBackend> {
  const { port, report, dataDir = process.env.DATA_DIR, databaseUrl = process.env.DATABASE_URL } = options;
  const siteUrl = `http://localhost:${port}`;
  for (let tries = 1; ; tries += 1) {
    try {
      const backend = await createLocalBackend({
        dataDir: dataDir ?? pathOf('../.data'),
        supabaseDir: pathOf('../supabase'),
        siteUrl,
        databaseUrl,
        isMailboxPublic: process.env.PUBLIC_MAILBOX === '1',
        functions: productFunctions,
        cacheFolder: pathOf('../node_modules/.cache/pension-trace'),
        report,
      });
      await writeSettings(backend, siteUrl);
      return backend;
    } catch (error) {
      const isOurs = error instanceof FolderInUse && error.processId === process.pid;
      if (!isOurs || tries === patience.tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, patience.pauseMs));
    }
  }
}
