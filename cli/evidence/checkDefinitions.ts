import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { EvidenceProblem } from './EvidenceReport';
import { evidenceTables } from './EvidenceSource';
import { isOfThePlatform } from './platformFunctions';
import { reachingOf } from './reaching';
import type { Definition } from './readDefinitions';

/** The hashes of the definitions on which the evidence depends, by `kind name on table`. */
export const manifest = z.record(z.string(), z.string());
export type Manifest = z.infer<typeof manifest>;

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
/** A firm replaces this function to store the end of the chain elsewhere. */
const replaceable = 'private.anchor';
const mention = /\b(?:public|private|auth)\.\w+/g;
/** Owners of definitions that belong to no table or function, such as permissions of a role. */
const everywhere = ['public', 'private', 'anon', 'authenticated'];
/** Functions of the platform that say who is logged in. */
const login = ['auth.uid', 'auth.jwt'];

/** Returns the manifest of an unchanged database. */
export function createManifest(found: readonly Definition[]): Manifest {
  const reaching = reachingOf(found);
  const reached = new Set([...reach(found), ...found.filter((one) => reaching(one) !== undefined).map(({ of }) => of)]);
  return Object.fromEntries(
    found
      .filter((one) => one.of !== replaceable && (reached.has(one.of) || isGlobal(one)))
      .map((one): [string, string] => [keyOf(one), hashOf(one)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Compares the definitions in a database with those of the manifest. */
export function checkDefinitions(found: readonly Definition[], wanted: Manifest): EvidenceProblem[] {
  const guarded = new Set([...Object.keys(wanted).map(ownerOf), ...everywhere]);
  const present = new Map(found.map((one) => [keyOf(one), one]));
  const problems: string[] = [];
  for (const [key, hash] of Object.entries(wanted)) {
    const one = present.get(key);
    // A missing permission is harmless.
    if (one && hashOf(one) !== hash && !isOfThePlatform(one)) problems.push(`the ${key} is not ${whose(one)}`);
    else if (!one && !key.startsWith('permission ')) problems.push(`the ${key} is missing`);
  }
  const reaching = reachingOf(found);
  // Not the map: two jobs may have one name.
  for (const one of found) {
    const key = keyOf(one);
    const { of } = one;
    if (wanted[key] !== undefined || of === replaceable || isOfThePlatform(one)) continue;
    const how = reaching(one);
    if (login.includes(of)) problems.push(`the ${key} is not ${whose(one)}`);
    else if (how) problems.push(`the ${key} ${how} what was signed, and is not in supabase/migrations`);
    else if (guarded.has(of) || isGlobal(one)) problems.push(`the ${key} is not in supabase/migrations`);
  }
  return problems.map((problem) => ({ keptIn: 'database', place: null, problem }));
}

/** The tables and functions that the roots mention, directly or through others. */
function reach(found: readonly Definition[]): ReadonlySet<string> {
  const texts = new Map<string, string>();
  for (const { of, text } of found) texts.set(of, `${texts.get(of) ?? ''}\n${text}`);
  const reached = new Set<string>();
  const follow = (name: string): void => {
    const text = texts.get(name);
    if (text === undefined || reached.has(name)) return;
    reached.add(name);
    if (name === replaceable) return;
    for (const [other] of text.matchAll(mention)) follow(other);
  };
  for (const root of roots) follow(root);
  return reached;
}

/** Whether it counts for the whole database. */
function isGlobal({ kind, name }: Definition): boolean {
  return kind === 'setting' || kind === 'default privilege' || (kind === 'permission' && name.startsWith('everything'));
}

function whose({ of }: Definition): string {
  return login.includes(of) ? 'the platform’s own' : 'the one in supabase/migrations';
}

function keyOf({ kind, name, of }: Definition): string {
  return kind === 'function' || kind === 'table' ? `${kind} ${name}` : `${kind} ${name} on ${of}`;
}

/** The table or function of a key. */
function ownerOf(key: string): string {
  const [, name = ''] = /^function ([^(]+)\(/.exec(key) ?? /(?:^table| on) (\S+)$/.exec(key) ?? [];
  return name;
}

/** Line endings differ between checkouts. */
function hashOf({ text }: Definition): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
