import { readFile } from 'node:fs/promises';
import { hashOf, keyOf } from '../../cli/evidence/checkDefinitions';
import { evidenceTables } from '../../cli/evidence/EvidenceSource';
import { login } from '../../cli/evidence/platformFunctions';
import { readDefinitions, type Definition } from '../../cli/evidence/readDefinitions';
import type { Trial } from './engine';
import { hostedExtensions } from './hostedExtensions';

/** The tables and functions for signing, sealing, reading and erasing. */
const roots = [
  ...Object.keys(evidenceTables),
  'public.portal_agreements',
  'public.portal_authorisation',
  'public.portal_action_authorisation',
  'public.portal_signed_authorisation',
  'public.portal_signed_authorisations',
  'public.backoffice_verify_evidence',
  'public.backoffice_check_authorisations',
  'private.sign',
  'private.erase_authorisations',
];
/** What counts for the whole database, or for all of these two schemas. */
const everywhere = ['public', 'private', 'anon', 'authenticated', 'service_role', 'authenticator'];

/** Reads a database as the verification does. */
export async function readTrial(trial: Trial): Promise<Definition[]> {
  await trial.owner('set local search_path to pg_catalog');
  const query = (sql: string) => trial.owner(sql);
  return readDefinitions({ query, exec: async (sql) => void (await query(sql)) }, ['project_owner']);
}

/** Runs statements as the owner of a Supabase project, who is no superuser. */
export async function runAsOwner(trial: Trial, sql: string): Promise<void> {
  // A copy of a database does not have the grants of its template.
  await runAll(
    trial,
    "do $grant$ begin execute format('grant create on database %I to project_owner', current_database()); end $grant$",
  );
  await runAll(trial, `set local role project_owner; ${sql}; reset role`);
}

async function runAll(trial: Trial, sql: string): Promise<void> {
  await trial.owner(`do $do$ begin execute $all$${sql}$all$; end $do$`);
}

/**
 * Reads a database in which the files of `supabase/optional` were run. Their jobs are where pg_cron has them, and the
 * owner has the schemas that Supabase makes for it.
 */
export async function readWithOptional(trial: Trial): Promise<Definition[]> {
  await runAll(trial, hostedExtensions);
  await trial.owner('alter schema extensions owner to project_owner');
  await runAsOwner(
    trial,
    'create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text)',
  );
  for (const name of ['anchor', 'messages', 'retention']) {
    const file = new URL(`../../supabase/optional/${name}.sql`, import.meta.url);
    await runAsOwner(trial, await readFile(file, 'utf8'));
  }
  await trial.owner('create view cron.job as select name as jobname, 0 as jobid, command from cron.planned');
  return readTrial(trial);
}

/** The manifest of a release: what the evidence rests on, all others, and what `supabase/optional` adds or replaces. */
export function releaseManifest(found: readonly Definition[], withOptional: readonly Definition[]) {
  const released = found.filter(({ of }) => !login.includes(of));
  const reached = reach(released);
  const ofEvidence = (one: Definition) =>
    reached.has(one.of) || everywhere.includes(one.of) || one.of.startsWith('new ');
  const known = new Set(found.map((one) => keyOf(one) + hashOf(one)));
  return {
    evidence: hashesOf(released.filter(ofEvidence)),
    others: hashesOf(released.filter((one) => !ofEvidence(one))),
    optional: hashesOf(withOptional.filter((one) => !known.has(keyOf(one) + hashOf(one)))),
  };
}

function hashesOf(found: readonly Definition[]) {
  const entries = found.map((one): [string, string] => [keyOf(one), hashOf(one)]);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The tables and functions that the roots mention, directly or through others. */
function reach(found: readonly Definition[]): ReadonlySet<string> {
  const texts = new Map<string, string>();
  for (const { of, text } of found) texts.set(of, `${texts.get(of) ?? ''}\n${text}`);
  const reached = new Set(roots);
  for (const name of reached) {
    for (const [other] of (texts.get(name) ?? '').matchAll(/\b(?:public|private)\.\w+/g)) {
      if (texts.has(other)) reached.add(other);
    }
  }
  return reached;
}
