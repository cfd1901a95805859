import { App, setExperimental } from '@supabase/lite';
import type { Secrets } from './dataFolder';
import type { Database } from './Database';
import { answerDatabaseErrors } from './databaseErrors';
import { storageAdapter, type FileStore } from './fileStore';
import type { Mailbox } from './mailbox';
import { originsOf } from './sameMachine';
import { contextOf, passRequestHeaders, type RequestContext, type RequestContextStore } from './requestContext';
import { passwordLengths } from './auth/passwordLengths';

interface CreateAppOptions {
  database: Database;
  secrets: Secrets;
  siteUrl: string;
  files: FileStore;
  mailbox: Mailbox;
  requests: RequestContextStore;
  onInternalError(error: unknown): void;
}

/** Answers a request with `@supabase/lite` and our corrections. */
export async function createApp(
  options: CreateAppOptions,
): Promise<(request: Request, more?: Partial<RequestContext>) => Promise<Response>> {
  const { database, secrets, siteUrl, files, mailbox, requests, onInternalError } = options;
  const { connection } = database;
  // Without this, lite grants every table to everyone on its first request.
  Object.assign(connection, { rlsState: 'active' });
  passRequestHeaders(connection, requests);
  answerDatabaseErrors({ connection, requests, onInternalError });

  // Lite hashes only random passwords, which need no slow hash; the host hashes the customers' passwords.
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.anonKey,
      secret_key: secrets.serviceRoleKey,
      site_url: siteUrl,
      additional_redirect_urls: originsOf(siteUrl).map((origin) => `${origin}/**`),
      minimum_password_length: passwordLengths.shortest,
      // The token of an email link is the hash of address and code; six digits could be guessed.
      email: { enable_confirmations: false, otp_length: 10 },
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
  // After init, which would warn about it.
  setExperimental('storage', true);

  return (request, more) =>
    requests.run({ ...contextOf(request), ...more }, () =>
      database.exclusive(() => app.fetch(request, { peerAddress: null })),
    );
}
