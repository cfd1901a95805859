import * as z from 'zod/mini';
import { knownHash } from '../cli/evidence/EvidenceReport';
import { parse } from './parse';
import { readDatabase } from '../cli/evidence/readDatabase';
import { defaultOwners } from '../cli/evidence/verifyEvidence';
import { evidencePath } from './askRunningHost';
import { answerAuth } from './auth/answerAuth';
import { createAttempts } from './auth/attempts';
import { createPasswords } from './auth/passwords';
import { systemClock } from './Clock';
import { createApp } from './createApp';
import { acrossOrigins } from './crossOrigin';
import { createSecrets, openDataFolder, type DataFolder } from './dataFolder';
import { hideInternals } from './databaseErrors';
import { folderFileStore, memoryFileStore } from './fileStore';
import { answerFunction, type FunctionHandler } from './functionRoutes';
import { keepAnchor } from './keepAnchor';
import type { LocalBackend, LocalBackendOptions } from './LocalBackend';
import { createMailbox } from './mailbox';
import { mailboxPage } from './mailboxPage';
import { nodeMiddleware } from './nodeMiddleware';
import { openDatabase } from './openDatabase';
import { createRealtimeServer } from './realtime/realtimeServer';
import { requestContextStore } from './requestContext';
import { sendMessages } from './sendMessages';
import { answerStorage } from './storageDialect';

/**
 * Starts the embedded backend: `@supabase/lite` on PGlite, with additions and corrections to match Supabase.
 *
 * @throws SetupProblem when another process has the data folder open, or the `supabase` folder does not match the data.
 *   The message says what to do.
 */
export async function createLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const data = options.dataDir === 'memory' ? await dataInMemory() : await openDataFolder(options.dataDir);
  const undo: (() => Promise<void>)[] = [() => data.release()];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await start(options, data, (step) => undo.push(step))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(
  options: LocalBackendOptions,
  data: DataFolder,
  onClose: (step: () => Promise<void>) => void,
): Promise<Omit<LocalBackend, 'close'>> {
  const { siteUrl, clock = systemClock, onInternalError = (error) => console.error(error) } = options;
  const { secrets } = data;
  const { anonKey, serviceRoleKey } = secrets;

  const database = await openDatabase({
    supabaseDir: options.supabaseDir,
    seed: options.seed ?? true,
    databaseUrl: options.databaseUrl,
    folder: data.databaseFolder,
    isReady: data.isDatabaseReady,
    cacheFolder: options.cacheFolder,
    report: options.report ?? (() => {}),
  });
  onClose(() => database.close());
  await data.markDatabaseReady();
  if (data.anchorFile !== undefined) onClose(await keepAnchor({ database, path: data.anchorFile, onInternalError }));

  const requests = requestContextStore();
  const mailbox = createMailbox({ siteUrl, requests, now: () => new Date(clock.now()) });
  const files = data.filesFolder === 'memory' ? memoryFileStore() : folderFileStore(data.filesFolder);
  const ask = await createApp({ database, secrets, siteUrl, files, mailbox, requests, onInternalError });
  const rest = async (request: Request) => hideInternals(await ask(request), onInternalError);
  const passwords = createPasswords(options.passwordCost);
  onClose(() => passwords.close());
  const now = () => clock.now();
  const { jwtSecret } = secrets;
  const auth = { ask, database, attempts: createAttempts(now), passwords, mailbox, jwtSecret, now };
  const functions: Record<string, FunctionHandler> = {};

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [area] = pathname.slice(1).split('/');
    if (area === 'rest') return rest(request);
    if (area === 'auth') return answerAuth(request, auth);
    if (area === 'storage') {
      return answerStorage(request, { forward: ask, jwtSecret: secrets.jwtSecret, now: clock.now() });
    }
    if (area === 'functions') return answerFunction(request, functions);
    if (area === 'mailbox') return mailboxPage(pathname, mailbox.mails());
    if (pathname === evidencePath) return answerEvidence(request);
    return new Response('Not found', { status: 404 });
  }
  /** For `npm run db:verify`, which cannot open the database while this process has it. */
  async function answerEvidence(request: Request): Promise<Response> {
    if (request.method !== 'POST' || request.headers.get('apikey') !== serviceRoleKey) {
      return new Response('Not found', { status: 404 });
    }
    const known = parse(z.array(knownHash), await request.json());
    return Response.json(await readDatabase(database, known, defaultOwners));
  }
  const ownFetch: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).origin === siteUrl ? answer(request) : fetch(request);
  };
  const access = {
    fetch: ownFetch,
    supabaseUrl: siteUrl,
    anonKey,
    serviceRoleKey,
    jwtSecret: secrets.jwtSecret,
    mailbox,
  };
  Object.assign(functions, options.functions?.(access));
  const { notify } = functions;
  if (notify) {
    const headers = { authorization: `Bearer ${serviceRoleKey}` };
    const request = () => new Request(new URL('/functions/v1/notify', siteUrl), { method: 'POST', headers });
    onClose(await sendMessages({ database, notify, request, clock, onInternalError }));
  }

  const realtime = await createRealtimeServer({ database, secrets, rest, clock, onInternalError });
  onClose(async () => realtime.close());

  return {
    fetch: answer,
    handleNode: nodeMiddleware({
      origin: siteUrl,
      isBehindProxy: options.isBehindProxy ?? false,
      isMailboxPublic: options.isMailboxPublic ?? false,
      answer: acrossOrigins(answer),
      onInternalError,
    }),
    handleUpgrade: realtime.handleUpgrade,
    query: database.query,
    anonKey,
    serviceRoleKey,
    mailbox,
  };
}

async function dataInMemory(): Promise<DataFolder> {
  return {
    secrets: await createSecrets(),
    databaseFolder: 'memory',
    filesFolder: 'memory',
    anchorFile: undefined,
    isDatabaseReady: false,
    markDatabaseReady: async () => {},
    release: async () => {},
  };
}
