import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountContract } from './accountContract';
import { applicationContract } from './applicationContract';
import { procedureNames } from './contractSuite';
import { createStage, type Stage } from './customers';
import { lookupContract } from './lookupContract';
import { onboardingContract } from './onboardingContract';
import { pensionContract } from './pensionContract';
import { permissionContract } from './permissionContract';
import { makeRestWorld } from './restWorld';
import { signedContract } from './signedContract';
import { signingContract } from './signingContract';
import { traceContract } from './traceContract';

describe('the REST example', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = createStage(await makeRestWorld());
  });
  afterAll(() => stage.world.close());

  const at = () => stage;
  onboardingContract(at);
  traceContract(at);
  pensionContract(at);
  signingContract(at);
  signedContract(at);
  applicationContract(at);
  accountContract(at);
  lookupContract(at);
  permissionContract(at, procedureNames);

  it('names an omitted part', async () => {
    const { backend } = await stage.visitor();
    await expect(backend.uploadDocument(new File([], 'letter.pdf'))).rejects.toMatchObject({
      code: 'unexpected',
      message: expect.stringContaining('Add files.upload to the parts'),
    });
  });
});
