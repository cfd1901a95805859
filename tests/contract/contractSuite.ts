import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyContract } from '../../src/backend/contract';
import { accountContract } from './accountContract';
import { applicationContract } from './applicationContract';
import { authContract } from './authContract';
import { createStage, type Stage } from './customers';
import { correctionContract } from './correctionContract';
import { dataCopyContract } from './dataCopyContract';
import { documentContract } from './documentContract';
import { draftContract } from './draftContract';
import { liveContract } from './liveContract';
import { lookupContract } from './lookupContract';
import { onboardingContract } from './onboardingContract';
import { pensionContract } from './pensionContract';
import { permissionContract } from './permissionContract';
import { signedContract } from './signedContract';
import { signingContract } from './signingContract';
import { traceContract } from './traceContract';
import { twoStepContract } from './twoStepContract';
import type { World } from './World';

const modules = import.meta.glob<Record<string, unknown>>('../../src/backend/contracts/*.ts', { eager: true });

/** The name of every procedure that has a contract. */
export const procedureNames = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(isContract)
  .map(({ name }) => name);

/** Tests of the procedures and of the address function, for every adapter. No refusal in them is of a value. */
export function procedureContracts(at: () => Stage): void {
  onboardingContract(at);
  correctionContract(at);
  traceContract(at);
  pensionContract(at);
  signingContract(at);
  signedContract(at);
  applicationContract(at);
  dataCopyContract(at);
  accountContract(at);
  lookupContract(at);
  permissionContract(at, procedureNames);
}

/**
 * One suite for all adapters, so that they behave the same.
 *
 * @param more Tests for this world only, such as `valueContract`.
 */
export function contractSuite<W extends World>(
  name: string,
  makeWorld: () => Promise<W>,
  more: (at: () => Stage<W>) => void = () => {},
): void {
  describe(name, () => {
    let stage: Stage<W>;
    beforeAll(async () => {
      stage = createStage(await makeWorld());
    });
    afterAll(() => stage.world.close());

    const at = () => stage;
    authContract(at);
    twoStepContract(at);
    procedureContracts(at);
    documentContract(at);
    draftContract(at);
    liveContract(at);
    more(at);

    // Must run last: it checks all of the above.
    it('calls every procedure that has a contract', () => {
      expect(procedureNames.length).toBeGreaterThan(40);
      expect(procedureNames.filter((procedure) => !stage.answered.has(procedure))).toEqual([]);
    });
  });
}

function isContract(value: unknown): value is AnyContract {
  return typeof value === 'object' && value !== null && 'name' in value && 'input' in value && 'output' in value;
}
