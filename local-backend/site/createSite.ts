import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createLocalBackend } from '../createLocalBackend';
import { emptyDataFolder } from '../dataFolder';
import { isKnownHost } from '../knownHosts';
import { writeSettings } from '../writeSettings';
import { withConfiguration } from '../pageConfiguration';
import { productFunctions } from '../productFunctions';
import { SetupProblem } from '../SetupProblem';
import { commonHeaders, pageHeaders } from './securityHeaders';
import { serveFiles } from './serveFiles';

export interface SiteOptions {
  /** The folder of the built application. */
  distFolder: string;
  supabaseDir: string;
  dataDir: string;
  cacheFolder: string;
  /** The public origin of the site. */
  siteUrl: string;
  /** True to open the mailbox to other machines. */
  isMailboxPublic: boolean;
  /** True when a proxy on this machine writes the client's address into `x-forwarded-for`. */
  isBehindProxy: boolean;
  /** True to empty the data folder first. */
  isFresh: boolean;
  databaseUrl?: string | undefined;
  /** The Supabase project of the build, which replaces the embedded backend. */
  supabaseUrl?: string | undefined;
  frameSources: readonly string[];
  report(step: string): void;
}

/** The application and its backend at one origin. */
export interface Site {
  /** The public key of the embedded backend, if the site has one. */
  anonKey: string | undefined;
  handle(request: IncomingMessage, response: ServerResponse): void;
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** Opens the backend, and serves the application beside it. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { siteUrl, supabaseUrl, dataDir, frameSources } = options;
  const backend = supabaseUrl ? undefined : await openBackend(options);
  const serve = serveFiles({
    folder: options.distFolder,
    headers: pageHeaders({ siteUrl, supabaseUrl, frameSources }),
    transformPage: (html) => (backend ? withConfiguration(html, backend.anonKey) : html),
  });
  return {
    anonKey: backend?.anonKey,
    handle(request, response) {
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      if (!isKnownHost(request, siteUrl)) {
        response.writeHead(421, { 'content-type': 'text/plain' }).end(`This site is at ${siteUrl}.\n`);
        return;
      }
      const serveFile = () => {
        serve(request, response).catch((error: unknown) => {
          console.error(error);
          response.destroy();
        });
      };
      if (backend) backend.handleNode(request, response, serveFile);
      else serveFile();
    },
    handleUpgrade(request, socket, head) {
      if (!isKnownHost(request, siteUrl) || !backend?.handleUpgrade(request, socket, head)) socket.destroy();
    },
    async close() {
      await backend?.close();
    },
  };

  async function openBackend({ databaseUrl, isFresh, supabaseDir, cacheFolder, report }: SiteOptions) {
    if (isFresh && databaseUrl) {
      throw new SetupProblem(
        'Starting afresh empties the embedded database only. Empty the one that DATABASE_URL names yourself.',
      );
    }
    if (isFresh) {
      report('Deleting the data of earlier runs');
      await emptyDataFolder(dataDir);
    }
    const opened = await createLocalBackend({
      dataDir,
      supabaseDir,
      siteUrl,
      databaseUrl,
      functions: productFunctions,
      cacheFolder,
      isMailboxPublic: options.isMailboxPublic,
      isBehindProxy: options.isBehindProxy,
      report,
    });
    await writeSettings(opened, siteUrl);
    return opened;
  }
}
