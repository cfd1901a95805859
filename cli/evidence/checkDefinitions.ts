import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import shipped from './manifest.json';
import { isOfThePlatform, login } from './platformFunctions';
import type { Definition } from './readDefinitions';

/** The hashes of definitions, by `kind name on table`. */
export const manifest = z.record(z.string(), z.string());
export type Manifest = z.infer<typeof manifest>;

/** What is not as in the release or in the firm's own manifest. */
export interface CheckedDefinitions {
  /** What the evidence rests on is not as it was released, or something was added to it. */
  broken: string[];
  /** Anything else. Only a person can say what it does. */
  unknown: string[];
}

/**
 * The release's definitions: those on which the evidence rests, all others, and those of `supabase/optional`, which need
 * not be there and may replace others.
 */
const { evidence, others, optional }: Record<'evidence' | 'others' | 'optional', Manifest> = shipped;
const ofEvidence = ownersIn(evidence);
const ofRelease = ownersIn(evidence, others, optional);
/** These do nothing by themselves: they matter only where they belong to something in the release's own schemas. */
const inert = ['table', 'constraint', 'permission', 'owner', 'child table', 'index'];
const isOurs = /^(?:public|private|office)\b/;
/** In a firm's manifest, instead of a hash. */
const isLeftOut = 'is left out';

/** Compares the definitions in a database with the release and with the firm's own manifest. */
export function checkDefinitions(found: readonly Definition[], own: Manifest = {}): CheckedDefinitions {
  const checked: CheckedDefinitions = { broken: [], unknown: [] };
  for (const { one, counts } of differing(found)) {
    if (own[keyOf(one)] !== hashOf(one)) checked[counts].push(describe(one));
  }
  for (const key of missingIn(found)) {
    if (own[key] !== isLeftOut) checked[key in evidence ? 'broken' : 'unknown'].push(`the ${key} is missing`);
  }
  return checked;
}

/** Returns a manifest of what a firm has added, changed and left out. */
export function createManifest(found: readonly Definition[]): Manifest {
  return Object.fromEntries([
    ...differing(found).map(({ one }) => [keyOf(one), hashOf(one)] as const),
    ...missingIn(found).map((key) => [key, isLeftOut] as const),
  ]);
}

/** What is not in the release and can do something, or belongs to something of the release. */
function differing(found: readonly Definition[]) {
  return found.flatMap((one): { one: Definition; counts: keyof CheckedDefinitions }[] => {
    const { kind, of } = one;
    if (isOfThePlatform(one) || [evidence, others, optional].some((known) => known[keyOf(one)] === hashOf(one)))
      return [];
    if (ofEvidence.has(of) || isGlobal(one) || login.includes(of)) return [{ one, counts: 'broken' }];
    const isOfRelease = ofRelease.has(of) && isOurs.test(of);
    return isOfRelease || !inert.includes(kind) ? [{ one, counts: 'unknown' }] : [];
  });
}

/** The keys of the release that a database lacks. A missing permission is harmless. */
function missingIn(found: readonly Definition[]): string[] {
  const present = new Set(found.map(keyOf));
  return Object.keys({ ...evidence, ...others }).filter((key) => !present.has(key) && !key.startsWith('permission '));
}

function describe(one: Definition): string {
  const key = keyOf(one);
  if (login.includes(one.of)) return `the ${key} is not the platform’s own`;
  const isChanged = key in evidence || key in others || key in optional;
  return `the ${key} is not ${isChanged ? 'the one ' : ''}in supabase/migrations`;
}

/** Whether it counts for the whole database. */
function isGlobal({ kind, name }: Definition): boolean {
  return kind === 'setting' || kind === 'default privilege' || (kind === 'permission' && name.startsWith('everything'));
}

/** The key of a definition in a manifest. */
export function keyOf({ kind, name, of }: Definition): string {
  return kind === 'function' || name === of ? `${kind} ${name}` : `${kind} ${name} on ${of}`;
}

/** The tables, functions and other objects of the keys. */
function ownersIn(...known: Manifest[]): ReadonlySet<string> {
  const keys = known.flatMap((one) => Object.keys(one));
  return new Set(
    keys.map((key) => (/^function ([^(]+)\(/.exec(key) ?? /.* on (.+)$/.exec(key) ?? /(\S+)$/.exec(key))?.[1] ?? ''),
  );
}

/** Line endings differ between checkouts. */
export function hashOf({ text }: Definition): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
