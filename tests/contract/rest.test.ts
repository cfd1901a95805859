import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { procedureContracts } from './contractSuite';
import { createStage, type Stage } from './customers';
import { makeRestWorld } from './restWorld';

describe('the REST example', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = createStage(await makeRestWorld());
  });
  afterAll(() => stage.world.close());

  procedureContracts(() => stage);

  it('names an omitted part', async () => {
    const { backend } = await stage.visitor();
    await expect(backend.uploadDocument(new File([], 'letter.pdf'))).rejects.toMatchObject({
      code: 'not-implemented',
      message: expect.stringContaining('Add files.upload to the parts'),
    });
  });
});
