import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { visitorContract } from './permissionContract';
import { procedureNames } from './procedureNames';
import { signedContract } from './signedContract';
import { signingContract } from './signingContract';
import { traceContract } from './traceContract';
import { twoStepContract } from './twoStepContract';
import type { World } from './World';

/**
 * One suite for all adapters, so that they behave the same.
 *
 * @param more Tests for this world only, such as `permissionContract`.
 */
export function contractSuite(name: string, makeWorld: () => Promise<World>, more: (at: () => Stage) => void): void {
  describe(name, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = createStage(await makeWorld());
    });
    afterAll(() => stage.world.close());

    const at = () => stage;
    authContract(at);
    twoStepContract(at);
    visitorContract(at);
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
