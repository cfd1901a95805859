import { expect, it } from 'vitest';
import { portalUserDocuments } from '../../src/backend/contracts/account';
import { portalWhy } from '../../src/backend/contracts/onboarding';
import { contractSuite } from './contractSuite';
import type { Stage } from './customers';
import { expectWrongValue } from './expectRefusal';
import { makeSupabaseWorld } from './supabaseWorld';

contractSuite('the Supabase adapter', makeSupabaseWorld, supabaseContract);

/** What the backend in memory lacks: it checks no value and has no links to files. */
function supabaseContract(at: () => Stage): void {
  it('passes on the refusal of a value, with its parameter', async () => {
    const { call } = await at().customer([3]);
    const p_reason = 11;
    await expectWrongValue(call(portalWhy, { p_reason }), { p_reason }, 'Please choose one of the reasons');
  });

  it('opens a document with the listed link, and not without the link’s signature', async () => {
    const { backend, call } = await at().customer([13]);
    await backend.uploadDocument(new File(['%PDF-1.7\n'], 'Letter of authority.pdf'));
    const [document] = await call(portalUserDocuments, undefined);
    const link = new URL(document?.url ?? '');
    const opened = await fetch(link);
    expect(opened.status).toBe(200);
    await expect(opened.text()).resolves.toBe('%PDF-1.7\n');

    link.search = '';
    expect((await fetch(link)).ok).toBe(false);
  });
}
