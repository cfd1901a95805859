import type { SeededRandom } from '../domain/seededRandom';
import type { Trial } from './engine';
import { hostileValue } from './hostileValues';
import type { Call, CallOutcome, Role, Signatures } from './manyCalls';
import { procedureAccess } from './procedureAccess';
import { nowhere, type Holder, type Scene } from './scene';

/** PostgreSQL's messages for a value of the wrong type. They contain only the type and the value. */
const typeMistakes = new Set(['22P02', '22P05', '22021', '22003', '22007', '22008', '22009', 'PGRST202']);

/** Names that messages must not contain: all names in our catalogue that are not English words. */
export async function readInternals(trial: Pick<Trial, 'owner'>): Promise<string[]> {
  const names = await trial.owner(`
    select distinct name::text from (
      select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all select conname from pg_constraint where connamespace = 'public'::regnamespace
      union all select attname from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and attnum > 0
      union all select tgname from pg_trigger where not tgisinternal
    ) as names (name)
    where name ~ '_'
  `);
  return ['relation', 'constraint', 'column', 'function', 'PL/pgSQL', ...names.map(({ name }) => String(name))];
}

/** A valid call with some values replaced, omitted or added. */
export function hostileCall(
  random: SeededRandom,
  procedure: string,
  role: Role,
  { owner, another }: Scene,
  signatures: Signatures,
): Call {
  const access = procedureAccess[procedure];
  if (!access) throw new Error(`procedureAccess has no entry for ${procedure}.`);
  // The back-office and links may act on any customer: here they act on the owner only.
  const isByLink = access.anonymous[0] !== 'closed';
  const others: [Holder, ...Holder[]] = role === 'authenticated' && !isByLink ? [another, nowhere] : [nowhere];
  const ids = Object.values(random.pick(others)) as [string, ...string[]];
  const about = random.integer(1, 4) === 1 ? random.pick(others) : owner;
  const sent: Record<string, unknown> = { ...access.sends(about) };
  const names = (signatures.get(procedure) ?? []).map(({ name }) => name);
  const [first, ...rest] = names;
  for (let change = random.integer(0, 3); change > 0 && first !== undefined; change -= 1) {
    const name = random.pick([first, ...rest]);
    if (random.integer(1, 12) === 1) delete sent[name];
    else sent[name] = hostileValue(random, ids);
  }
  if (random.integer(1, 40) === 1) sent[random.pick(['p_unknown', 'user_id', 'p_user_id', 'p_admin'])] = owner.id;
  const right = access.tags === 'any' ? 13 : (access.tags[random.integer(0, access.tags.length - 1)] ?? 13);
  return { procedure, sent, tag: random.integer(1, 10) === 1 ? random.integer(1, 15) : right };
}

/** The problem with an answer; undefined when a customer may see it. */
export function problemWith(
  { code, message, hint, detail, context }: CallOutcome,
  call: Call,
  internals: readonly string[],
): string | undefined {
  if (code === null) return undefined;
  const isOurs = /^PT4\d\d$/.test(code);
  const isBeforeOurs =
    typeMistakes.has(code) && !/^(PL\/pgSQL function (public|private)\.|SQL function)/m.test(context);
  if (!isOurs && !isBeforeOurs) return `${code}: ${message} (${context})`;
  const sent = JSON.stringify(call.sent);
  const answer = [message, isOurs ? '' : hint, detail].join('\n');
  const slip = internals.find((name) => answer.includes(name) && !sent.includes(name));
  return slip === undefined ? undefined : `names ${slip}: ${answer}`;
}

/** Describes a call so that it can be reproduced. */
export function described({ procedure, sent, tag }: Call): string {
  return `${procedure} at tag ${tag} with ${JSON.stringify(sent).slice(0, 500)}`;
}
