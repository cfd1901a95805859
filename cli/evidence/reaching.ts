import type { Definition } from './readDefinitions';

/** The tables that only signing, sealing and erasing write to. */
const tables = ['agreements', 'authorisations', 'erasures', 'agreement_head', 'authorisation_head'];
/** The functions that write to them. */
const writers = ['private.sign', 'private.erase_authorisations'];
/** Statements that are put together when they run, so that no text names what they reach. */
const dynamic = /\bexecute\b(?!\s+(?:function|procedure)\b)|\bdo\s+(?:language\b|e?'|\$)|\bdblink|\bquery_to_xml|u&"/i;
/** The languages whose text is read here. Others can run anything. */
const readable = /\bLANGUAGE (?:sql|plpgsql)\b/;

/** The commands of `supabase/optional`. */
const knownJobs: ReadonlyMap<string, string> = new Map([
  ['pension-trace-anchor', 'select private.anchor_again(number, hash) from private.authorisation_head'],
  ['pension-trace-erasures', 'select private.erase_due_customers()'],
]);

/** Which definitions can write to the tables of the evidence or read what was signed, and how. */
export type Reaching = (one: Definition) => 'names' | 'may reach' | undefined;

/** Reads the text of every definition. What calls a function that writes is found as well, at any depth. */
export function reachingOf(found: readonly Definition[]): Reaching {
  const functions = found.filter(({ kind }) => kind === 'function');
  const writing = new Set(writers);
  let names = namesOf(writing);
  for (let before = 0; before < writing.size;) {
    before = writing.size;
    for (const { of, text } of functions) if (names.test(bodyOf(text))) writing.add(of);
    names = namesOf(writing);
  }
  return (one) => {
    const { kind, name, of, text } = one;
    if (kind === 'subscription') return 'may reach';
    if (kind === 'job' && knownJobs.get(name) === text) return undefined;
    if (!['function', 'rule', 'policy', 'foreign table', 'job'].includes(kind) || isOwnPart(one)) return undefined;
    if (names.test(kind === 'function' ? bodyOf(text) : text) || writing.has(of)) return 'names';
    if (kind === 'job' || kind === 'function') {
      const isReadable = kind === 'job' || readable.test(text);
      if (!isReadable || dynamic.test(bodyOf(text))) return 'may reach';
    }
    return undefined;
  };
}

/** Matches the guarded tables and functions with or without their schema, which a search path replaces. */
function namesOf(writing: ReadonlySet<string>): RegExp {
  const calls = [...writing].map((name) => name.replace(/^.*\./, '')).join('|');
  return new RegExp(String.raw`\b(?:${tables.join('|')})\b|\b(?:${calls})"?\s*\(`, 'i');
}

/** A function's text without its head, which has its own name. */
function bodyOf(text: string): string {
  const start = text.search(/\n\s*(?:AS |RETURN |BEGIN ATOMIC)/);
  return start < 0 ? text : text.slice(start);
}

/** A policy or a rule of a guarded table itself: it is compared on its own. */
function isOwnPart({ kind, of }: Definition): boolean {
  return (
    (kind === 'policy' || kind === 'rule') && tables.some((name) => of === `public.${name}` || of === `private.${name}`)
  );
}
