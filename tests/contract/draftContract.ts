import { describe, expect, it } from 'vitest';
import { portalAddressAdd } from '../../src/backend/contracts/account';
import { portalDraftKeep, portalDrafts } from '../../src/backend/contracts/drafts';
import {
  anonymizeUser,
  portalAddress,
  portalAuthorisation,
  portalCancelApplication,
  portalPersonal,
} from '../../src/backend/contracts/onboarding';
import { portalCreatePension } from '../../src/backend/contracts/pensions';
import { portalCreateTrace } from '../../src/backend/contracts/traces';
import { password, type Stage, type TestCustomer } from './customers';
import { authorisation, currentAddress, pension, personal, trace } from './samples';
import { signedWith } from './signedWith';

/** Unsent drafts. */
export function draftContract(at: () => Stage): void {
  describe('a draft', () => {
    const saveDraft = ({ call }: TestCustomer, p_form: string, p_values: Record<string, unknown> | null) =>
      call(portalDraftKeep, { p_form, p_values });
    const draftsOf = ({ call }: TestCustomer) => call(portalDrafts, undefined);

    it('is saved, changed field by field, and deleted', async () => {
      const me = await at().customer();
      await expect(draftsOf(me)).resolves.toEqual([]);
      await saveDraft(me, 'personal-details', { title: '2', day: '27', previousNames: ['Ada'] });
      await saveDraft(me, 'personal-details', { day: '28', month: '' });
      await expect(draftsOf(me)).resolves.toEqual([
        { form: 'personal-details', typed: { title: '2', day: '28', month: '', previousNames: ['Ada'] } },
      ]);
      await saveDraft(me, 'personal-details', null);
      await saveDraft(me, 'personal-details', null);
      await expect(draftsOf(me)).resolves.toEqual([]);
    });

    it('is deleted when its step is sent', async () => {
      const me = await at().customer();
      await saveDraft(me, 'personal-details', { day: '27' });
      await saveDraft(me, 'address', { line1: '1' });
      await me.call(portalPersonal, personal);
      await expect(draftsOf(me)).resolves.toEqual([{ form: 'address', typed: { line1: '1' } }]);
      await me.call(portalAddress, currentAddress);
      await expect(draftsOf(me)).resolves.toEqual([]);
    });

    it('of a correction is kept until it is sent, or until the customer has signed', async () => {
      const me = await at().knownCustomer([11]);
      for (const form of ['personal-details', 'address']) await saveDraft(me, form, { line1: '1' });
      await me.call(portalPersonal, personal);
      await expect(draftsOf(me)).resolves.toEqual([{ form: 'address', typed: { line1: '1' } }]);
      await me.call(portalAuthorisation, authorisation, { headers: await signedWith(me) });
      await expect(draftsOf(me)).resolves.toEqual([]);
    });

    it('is deleted when its row is created in the portal; other drafts are kept', async () => {
      const me = await at().knownCustomer([13]);
      for (const form of ['trace', 'pension', 'address/', 'trace/1']) await saveDraft(me, form, { startYear: '1990' });
      await me.call(portalCreateTrace, trace);
      await me.call(portalCreatePension, pension);
      await me.call(portalAddressAdd, { ...currentAddress, p_type: 2, p_move_in: '1990', p_move_out: '1991' });
      await expect(draftsOf(me)).resolves.toEqual([{ form: 'trace/1', typed: { startYear: '1990' } }]);
    });

    it('is deleted by a cancellation and by an erasure', async () => {
      const me = await at().knownCustomer([13]);
      await saveDraft(me, 'trace', { employer: 'Mills' });
      await me.call(portalCancelApplication, undefined);
      await expect(draftsOf(me)).resolves.toEqual([]);
      const headers = await me.backend.auth.confirmIdentity({ password });
      await me.call(anonymizeUser, { p_id: me.id }, { headers });
      await expect(draftsOf(me)).resolves.toEqual([]);
    });

    it('is returned to its customer only', async () => {
      const other = await at().customer();
      await saveDraft(other, 'personal-details', { day: '27' });
      const me = await at().customer();
      await expect(draftsOf(me)).resolves.toEqual([]);
      await saveDraft(me, 'personal-details', null);
      await other.comeBack();
      await expect(draftsOf(other)).resolves.toHaveLength(1);
    });
  });
}
