import { expect, it } from 'vitest';
import { portalDocumentRemove, portalUserDocuments } from '../../src/backend/contracts/account';
import { anonymizeUser, portalCancelApplication, portalWhy } from '../../src/backend/contracts/onboarding';
import { contractSuite } from './contractSuite';
import { password, type Stage } from './customers';
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

  it('opens a document with the listed link until it is removed, and not without the link’s signature', async () => {
    const { backend, call } = await at().customer([13]);
    await backend.uploadDocument(new File(['%PDF-1.7\n'], 'Letter of authority.pdf'));
    const [document] = await call(portalUserDocuments, undefined);
    const link = new URL(document?.url ?? '');
    const opened = await fetch(link);
    expect(opened.status).toBe(200);
    await expect(opened.text()).resolves.toBe('%PDF-1.7\n');

    const signed = link.href;
    link.search = '';
    expect((await fetch(link)).ok).toBe(false);

    await call(portalDocumentRemove, { p_id: document?.id ?? '' });
    expect((await fetch(signed)).ok).toBe(false);
  });

  it('removes the stored files of an erased customer in the same call', async () => {
    const { backend, call, id } = await at().knownCustomer([13]);
    await backend.uploadDocument(new File(['%PDF-1.7\n'], 'Letter of authority.pdf'));
    const [document] = await call(portalUserDocuments, undefined);
    await call(portalCancelApplication, undefined);
    const headers = await backend.auth.confirmIdentity({ password });
    await call(anonymizeUser, { p_id: id }, { headers });
    expect((await fetch(document?.url ?? '')).ok).toBe(false);
  });
}
