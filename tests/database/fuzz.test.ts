import { beforeAll, expect, it } from 'vitest';
import { seededRandom, type SeededRandom } from '../domain/seededRandom';
import { describeOnBothEngines } from './engine';
import { hostileValue } from './hostileValues';
import { callMany, prepareManyCalls, type Call, type CallOutcome, type Role, type Signatures } from './manyCalls';
import { areas, procedureAccess, type ProcedureAccess, type WhoCalls } from './procedureAccess';
import { fingerprintBeside } from './rowsOf';
import { nowhere, setScene, type Holder, type Scene } from './scene';

const mayCall = (access: ProcedureAccess | undefined, who: WhoCalls) =>
  access !== undefined && access[who][0] !== 'closed';

/** Everything that somebody may call, area by area and caller by caller. */
const groups = Object.entries(areas).flatMap(([area, procedures]) => {
  const callers: [Role, WhoCalls][] = [
    ['anon', 'anonymous'],
    ['authenticated', 'owner'],
    ['service_role', 'service'],
  ];
  return callers.flatMap(([role, who]): [string, Role, [string, ...string[]]][] => {
    const [first, ...others] = Object.keys(procedures).filter((name) => mayCall(procedureAccess[name], who));
    return first === undefined ? [] : [[area, role, [first, ...others]]];
  });
});
const callsInTrial = 250;
const trials = 8;

/** PostgreSQL's own words for a value that is not of its parameter's type. They name the type and the value alone. */
const typeMistakes = new Set(['22P02', '22P05', '22003', '22007', '22008', '22009', 'PGRST202']);

describeOnBothEngines('Hostile calls', (database) => {
  let scene: Scene;
  let signatures: Signatures;
  let internals: string[];
  beforeAll(async () => {
    scene = await setScene(database);
    signatures = await prepareManyCalls(database);
    const names = await database.owner(`
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
    internals = ['relation', 'constraint', 'column', 'function', 'PL/pgSQL', ...names.map(({ name }) => String(name))];
  });

  it.each(groups)('in %s by %s are answered in our words and touch nobody else', async (name, role, procedures) => {
    const random = seededRandom(name.length * 7919 + role.length);
    const verdicts = new Map<string, number>();
    const complaints: string[] = [];
    for (let trial = 0; trial < trials; trial += 1) {
      const calls = Array.from({ length: callsInTrial }, () =>
        hostileCall(random, random.pick(procedures), role, scene, signatures),
      );
      await database.trial(async (within) => {
        const before = await fingerprintBeside(within, [scene.owner.id]);
        const outcomes = await callMany(within, signatures, { id: scene.owner.id, role }, calls);
        outcomes.forEach((outcome, index) => {
          const call = calls[index];
          if (!call) throw new Error('There are more outcomes than calls.');
          const wrong = complaint(outcome, call, internals);
          if (wrong !== undefined) complaints.push(`${described(call)}: ${wrong}`);
          const verdict = outcome.code ?? 'works';
          verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
        });
        expect(await fingerprintBeside(within, [scene.owner.id])).toEqual(before);
      });
    }
    expect(complaints).toEqual([]);
    // What never works, and what is never refused, was not tried hard enough.
    expect(verdicts.get('works')).toBeGreaterThan(100);
    expect([...verdicts.values()].reduce((sum, count) => sum + count, 0)).toBe(callsInTrial * trials);
    expect([...verdicts.keys()].filter((verdict) => verdict !== 'works').length).toBeGreaterThan(0);
  });
});

/** A good call with some of its values replaced, left out, or joined by others. */
function hostileCall(
  random: SeededRandom,
  procedure: string,
  role: Role,
  { owner, another }: Scene,
  signatures: Signatures,
): Call {
  const access = procedureAccess[procedure];
  if (!access) throw new Error(`There is no line for ${procedure}.`);
  // What the back-office or a link does to another customer they may do: they are only ever about the owner.
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

/** What is wrong with an answer; undefined when it is one that a customer may see. */
function complaint({ code, message, hint, detail, context }: CallOutcome, call: Call, internals: string[]) {
  if (code === null) return undefined;
  const isOurs = /^PT4\d\d$/.test(code);
  const isBeforeOurs =
    typeMistakes.has(code) && !/^(PL\/pgSQL function (public|private)\.|SQL function)/m.test(context);
  if (!isOurs && !isBeforeOurs) return `${code}: ${message} (${context})`;
  const sent = JSON.stringify(call.sent);
  const told = [message, isOurs ? '' : hint, detail].join('\n');
  const slip = internals.find((name) => told.includes(name) && !sent.includes(name));
  return slip === undefined ? undefined : `names ${slip}: ${told}`;
}

function described({ procedure, sent, tag }: Call): string {
  return `${procedure} at tag ${tag} with ${JSON.stringify(sent).slice(0, 500)}`;
}
