import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { portalWhy } from '../../src/backend/contracts/onboarding';
import { procedureContracts } from './contractSuite';
import { createStage, type Stage } from './customers';
import { expectWrongValue } from './expectRefusal';
import { makeRestWorld, type RestWorld } from './restWorld';

describe('the REST example', () => {
  let stage: Stage<RestWorld>;
  beforeAll(async () => {
    stage = createStage(await makeRestWorld());
  });
  afterAll(() => stage.world.close());

  procedureContracts(() => stage);

  it('passes on a refusal of a value, with its parameter', async () => {
    const { call } = await stage.customer([3]);
    const parameter = 'p_reason';
    stage.world.fail.portal_why = new BackendError('refused', 'Not this.', { serverCode: 'PT400', parameter });
    await expectWrongValue(call(portalWhy, { p_reason: 11 }), { p_reason: 11 }, 'Not this.');
  });

  it('names an omitted part', async () => {
    const { backend } = await stage.visitor();
    await expect(backend.uploadDocument(new File([], 'letter.pdf'))).rejects.toMatchObject({
      code: 'not-implemented',
      message: expect.stringContaining('Add files.upload to the parts'),
    });
  });
});
