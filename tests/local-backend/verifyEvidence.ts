import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { verifyData } from '../../local-backend/verifyData';
import { authorisation, currentAddress, personal } from '../contract/samples';
import { signUp } from './fixture';
import type { RunningBackend } from './startBackend';

const program = fileURLToPath(new URL('../../local-backend/verifyEvidence.mjs', import.meta.url));

/** Runs `npm run db:verify` and returns its output and exit code. */
export function verify(parts: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      [program, ...parts],
      { env: { ...process.env, ...env } },
      (error, output, problemWith) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, printed: output + problemWith });
      },
    );
  });
}

interface VerifyHere {
  anchor?: string;
  known?: string;
  /** A file for what the database has of its own. */
  manifest?: string;
  /** The address of the running product. Default: one where nothing answers. */
  siteUrl?: string;
}

/** The same within this process, which is faster. `where` is a path, or the address of a server. */
export async function verifyHere(where: string, { anchor, known, manifest, siteUrl }: VerifyHere = {}) {
  const printed: string[] = [];
  const databaseUrl = where.startsWith('postgres:') ? where : undefined;
  const code = await verifyData({
    parts: [
      ...(databaseUrl === undefined ? [where] : []),
      ...(anchor === undefined ? [] : ['--anchor', anchor]),
      ...(known === undefined ? [] : ['--known', known]),
      ...(manifest === undefined ? [] : ['--write-manifest', manifest]),
    ],
    env: { DATABASE_URL: databaseUrl },
    usage: '',
    dataDir: where,
    siteUrl: siteUrl ?? 'http://127.0.0.1:9',
    log: (text) => printed.push(text),
  });
  return { code, printed: `${printed.join('\n')}\n` };
}

export async function sign(backend: RunningBackend, email: string) {
  const { client, userId } = await signUp(backend, email);
  const { error } = await client.rpc('portal_personal', personal);
  if (error) throw error;
  await client.rpc('portal_address', currentAddress).throwOnError();
  await backend.sql(`update public.settings set company_name = 'Lantern Pension Tracing'`);
  await backend.sql(`update public.profiles set tags = '{11}' where id = $1`, [userId]);
  const { data } = await client.rpc('portal_agreements');
  const evidence = JSON.stringify({ method: 'drawn', screenshot: 'taken', wording: data.wording });
  const signed = await client.rpc('portal_authorisation', authorisation).setHeader('X-Evidence', evidence);
  if (signed.error) throw signed.error;
}

export const whole =
  /^2 authorisations, chain intact\nIts end is 2:([0-9a-f]{64})\nStore it .*\nPictures: 4 decoded\n(Time stamps: 2 not verified.*\n)?$/;
/** Changes a record without its seal. */
export const forge = `alter table public.authorisations disable trigger user;
  update public.authorisations set kind = 'action' where number = 2;
  alter table public.authorisations enable trigger user;`;
export const forged =
  '2 authorisations, chain broken:\n  authorisation 2 was changed after it was sealed\nPictures: 4 decoded\n';

/** Runs SQL on a server and returns the rows. */
export async function run(url: string, statements: string): Promise<postgres.RowList<postgres.Row[]>> {
  const server = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await server.unsafe(statements);
  } finally {
    await server.end();
  }
}
