import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalUserDocuments } from '../../src/backend/contracts/account';
import { contractSuite } from './contractSuite';
import { createStage, type Stage } from './customers';
import { makeSupabaseWorld } from './supabaseWorld';
import { valueContract } from './valueContract';

contractSuite('the Supabase adapter', makeSupabaseWorld, valueContract);

describe('a document behind the Supabase adapter', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = createStage(await makeSupabaseWorld());
  });
  afterAll(() => stage.world.close());

  it('opens with the listed link, and not without the link’s signature', async () => {
    const { backend, call } = await stage.customer([13]);
    await backend.uploadDocument(new File(['%PDF-1.7\n'], 'Letter of authority.pdf'));
    const [document] = await call(portalUserDocuments, undefined);
    const link = new URL(document?.url ?? '');
    const opened = await fetch(link);
    expect(opened.status).toBe(200);
    await expect(opened.text()).resolves.toBe('%PDF-1.7\n');

    link.search = '';
    expect((await fetch(link)).ok).toBe(false);
  });
});
