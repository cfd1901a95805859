import { join } from 'node:path';
import { root, StartProblem } from './steps.mjs';

const usage = `
npm start            serve the example application and its embedded backend
npm run start:fresh  the same, after deleting the data of earlier runs

From the environment:
  PORT          the port to listen on (5173)
  HOST          the network to listen on (127.0.0.1: this machine only)
  SITE_URL      the public address of the site, if it is not this machine's
  DATA_DIR      the data folder (.data)
  DATABASE_URL  a PostgreSQL server to use instead of the embedded database
  PUBLIC_MAILBOX  1 opens the mailbox to other machines: they can read every email and its links
  BEHIND_PROXY  1 when a proxy on this machine writes the client's address into x-forwarded-for
  FRAME_SRC     origins of embedded videos, separated by spaces
`;

const localHosts = ['127.0.0.1', '::1', 'localhost'];

/** Reads settings from the command line and the environment. */
export function readSettings(parts, env) {
  const unknown = parts.filter((part) => part !== '--fresh');
  if (unknown.length > 0) {
    throw new StartProblem(unknown.includes('--help') ? usage : `There is no option ${unknown.join(', ')}.\n${usage}`);
  }
  const port = Number(env.PORT ?? 5173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartProblem(`PORT is ${env.PORT}, and should be a number from 0 to 65535.`);
  }
  const host = env.HOST || '127.0.0.1';
  const siteUrl = env.SITE_URL ? new URL(env.SITE_URL).origin : undefined;
  return {
    isFresh: parts.includes('--fresh'),
    port,
    host,
    hostname: nameOf(host),
    siteUrl,
    isPublic: !localHosts.includes(host) || (siteUrl !== undefined && !localHosts.includes(new URL(siteUrl).hostname)),
    dataDir: env.DATA_DIR || join(root, '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    isMailboxPublic: env.PUBLIC_MAILBOX === '1',
    isBehindProxy: env.BEHIND_PROXY === '1',
    frameSources: (env.FRAME_SRC ?? '').split(/\s+/).filter(Boolean),
  };
}

/** The host's name in a URL; `localhost` for a host that means every network. */
function nameOf(host) {
  if ([...localHosts, '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
