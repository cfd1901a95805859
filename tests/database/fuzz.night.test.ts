import { beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../domain/seededRandom';
import { describeOnDatabase } from './engine';
import { problemWith, described, hostileCall, readInternals } from './hostileCalls';
import { callMany, prepareManyCalls, type Role, type Signatures } from './manyCalls';
import { areas, procedureAccess, type ProcedureAccess, type WhoCalls } from './procedureAccess';
import { fingerprintOfOthers } from './rowsOf';
import { setScene, type Scene } from './scene';

const mayCall = (access: ProcedureAccess | undefined, who: WhoCalls) =>
  access !== undefined && access[who][0] !== 'closed';

/** The callable procedures, by area and caller. */
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
/** Each engine gets different calls: the same calls would find the same problems. */
const trials = 4;

describeOnDatabase('Hostile calls', (database) => {
  let scene: Scene;
  let signatures: Signatures;
  let internals: string[];
  beforeAll(async () => {
    scene = await setScene(database);
    // The limit for procedures without login is not under test here.
    await database.owner('update public.settings set request_limit = 1000000');
    signatures = await prepareManyCalls(database);
    internals = await readInternals(database);
  });

  it.each(groups)(
    'in %s by %s get our own messages and change no other customer’s row',
    async (name, role, procedures) => {
      const random = seededRandom(name.length * 7919 + role.length + (database.engine === 'PGlite' ? 0 : 104_729));
      const verdicts = new Map<string, number>();
      const complaints: string[] = [];
      for (let trial = 0; trial < trials; trial += 1) {
        const calls = Array.from({ length: callsInTrial }, () =>
          hostileCall(random, random.pick(procedures), role, scene, signatures),
        );
        await database.trial(async (within) => {
          const before = await fingerprintOfOthers(within, [scene.owner.id]);
          const outcomes = await callMany(within, signatures, { id: scene.owner.id, role }, calls);
          outcomes.forEach((outcome, index) => {
            const call = calls[index];
            if (!call) throw new Error('There are more outcomes than calls.');
            const wrong = problemWith(outcome, call, internals);
            if (wrong !== undefined) complaints.push(`${described(call)}: ${wrong}`);
            const verdict = outcome.code ?? 'works';
            verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
          });
          expect(await fingerprintOfOthers(within, [scene.owner.id])).toEqual(before);
        });
      }
      expect(complaints).toEqual([]);
      // A procedure that always fails or always succeeds was not tested enough.
      expect(verdicts.get('works')).toBeGreaterThan(50);
      expect([...verdicts.values()].reduce((sum, count) => sum + count, 0)).toBe(callsInTrial * trials);
      expect([...verdicts.keys()].filter((verdict) => verdict !== 'works').length).toBeGreaterThan(0);
    },
  );
});
