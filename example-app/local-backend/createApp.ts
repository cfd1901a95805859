import { App, setExperimental } from '@supabase/lite';
import type { Secrets } from './dataFolder';
import type { Database } from './Database';
import { answerDatabaseErrors } from './databaseErrors';
import { storageAdapter, type FileStore } from './fileStore';
import type { Mailbox } from './mailbox';
import { originsOf } from './sameMachine';
import { contextOf, passRequestHeaders, type RequestContextStore } from './requestContext';

interface CreateAppOptions {
  database: Database;
  secrets: Secrets;
  siteUrl: string;
  files: FileStore;
  mailbox: Mailbox;
  requests: RequestContextStore;
  onInternalError(error: unknown): void;
}

/** Answers a request with `@supabase/lite`, after every correction that has to be made inside it. */
export async function createApp(options: CreateAppOptions): Promise<(request: Request) => Promise<Response>> {
  const { database, secrets, siteUrl, files, mailbox, requests, onInternalError } = options;
  const { connection } = database;
  // Lite believes that it has already granted every table to everyone, which it would do on its first request.
  Object.assign(connection, { rlsState: 'active' });
  passRequestHeaders(connection, requests);
  answerDatabaseErrors({ connection, requests, onInternalError });

  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.anonKey,
      secret_key: secrets.serviceRoleKey,
      site_url: siteUrl,
      additional_redirect_urls: originsOf(siteUrl).map((origin) => `${origin}/**`),
      minimum_password_length: 8,
      email: { enable_confirmations: false },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: {
      // Admin mode would let a request without any key act as the service role.
      server: { admin: false, disableStudio: true },
      drivers: { email: mailbox },
    },
  });
  app._storageAdapter = storageAdapter(files);
  await app.init();
  // After init, which would print a warning about it.
  setExperimental('storage', true);

  return (request) =>
    requests.run(contextOf(request), () => database.exclusive(() => app.fetch(request, { peerAddress: null })));
}
