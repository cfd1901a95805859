import { describe, expect, it } from 'vitest';
import {
  marketingByLink,
  marketingUpdate,
  newsUnsubscribe,
  portalAddressAdd,
  portalAddressDelete,
  portalAddressEdit,
  portalTaskDone,
  portalUserAddresses,
  portalUserSettingsMarketing,
  portalUserUpdateMarketing,
  portalUserUpdateNews,
  searchGuides,
} from '../../src/backend/contracts/account';
import { portalUser } from '../../src/backend/contracts/onboarding';
import { createBackend } from '../../src/backend/createBackend';
import type { Stage } from './customers';
import { expectMissing } from './expectRefusal';
import { previousAddress } from './samples';

/** The profile, tasks and guides of the portal. */
export function accountContract(at: () => Stage): void {
  describe('a call of another customer’s page', () => {
    it('changes and reads nothing', async () => {
      const { id, adapter, backend, call } = await at().knownCustomer([13]);
      const pageOf = (customerId: string) =>
        createBackend(adapter, {}, { page: 0, getId: () => customerId, getAccountId: () => customerId });
      const other = pageOf('00000000-0000-4000-8000-000000000000');
      const refusal = { code: 'other-customer' };
      await expect(other.call(portalAddressAdd, previousAddress)).rejects.toMatchObject(refusal);
      await expect(other.call(portalUser, undefined)).rejects.toMatchObject(refusal);
      await expect(other.readTasks()).rejects.toMatchObject(refusal);
      await expect(other.auth.logOut()).rejects.toMatchObject(refusal);
      expect(await call(portalUserAddresses, undefined)).toEqual([]);

      await expect(pageOf(id).call(portalUser, undefined)).resolves.toMatchObject({ id });
      await pageOf(id).auth.logOut();
      await expect(backend.auth.getSession()).resolves.toBeNull();
    });
  });

  describe('an address of the profile', () => {
    it('is added, edited and deleted; lists sort the current one first, then the most recent', async () => {
      const { call } = await at().knownCustomer([13]);
      await call(portalAddressAdd, previousAddress);
      await call(portalAddressAdd, { ...previousAddress, p_line1: 'Flat 9', p_move_in: '1990', p_move_out: '1994' });
      await call(portalAddressAdd, { ...previousAddress, p_type: 1, p_move_in: '2009', p_move_out: '' });
      const addresses = await call(portalUserAddresses, undefined);
      expect(addresses).toMatchObject([
        { line1: 'Flat 3', type: { id: 1, name: 'Current Address' }, start_date: '2009', end_date: null },
        { line1: 'Flat 3', type: { id: 2, name: 'Previous Address' }, start_date: '1994', end_date: '2009' },
        { line1: 'Flat 9', type: { id: 2, name: 'Previous Address' }, start_date: '1990', end_date: '1994' },
      ]);
      expect((await call(portalUser, undefined)).addresses).toEqual(addresses);

      const p_id = addresses[2]?.id ?? '';
      await call(portalAddressEdit, { ...previousAddress, p_id, p_postcode: 'EX72 1QD', p_move_in: '1989' });
      expect((await call(portalUserAddresses, undefined))[2]).toMatchObject({
        id: p_id,
        line1: 'Flat 3',
        postcode: 'EX72 1QD',
        start_date: '1989',
      });
      await call(portalAddressDelete, { p_id });
      await expect(call(portalUserAddresses, undefined)).resolves.toHaveLength(2);
    });

    it('becomes a previous one when another is added as the current one, and can then be deleted', async () => {
      const { call } = await at().knownCustomer([13]);
      const current = { ...previousAddress, p_type: 1, p_move_in: '1994', p_move_out: '' };
      await call(portalAddressAdd, current);
      const [only] = await call(portalUserAddresses, undefined);
      const p_id = only?.id ?? '';
      await call(portalAddressAdd, { ...current, p_line1: 'Flat 9', p_move_in: '2009' });
      await expect(call(portalUserAddresses, undefined)).resolves.toMatchObject([
        { line1: 'Flat 9', type: { id: 1 }, start_date: '2009', end_date: null },
        { id: p_id, type: { id: 2, name: 'Previous Address' }, start_date: '1994', end_date: '2009' },
      ]);
      await call(portalAddressDelete, { p_id });
      await expect(call(portalUserAddresses, undefined)).resolves.toHaveLength(1);
    });

    it('returns not-found for another customer’s address', async () => {
      const owner = await at().knownCustomer([13]);
      await owner.call(portalAddressAdd, previousAddress);
      const [theirs] = await owner.call(portalUserAddresses, undefined);
      const { call } = await at().knownCustomer([13]);
      for (const p_id of [theirs?.id ?? '', '00000000-0000-4000-8000-000000000000', 'mistyped']) {
        await expectMissing(call(portalAddressEdit, { ...previousAddress, p_id }));
        await expectMissing(call(portalAddressDelete, { p_id }));
      }
      await owner.comeBack();
      await expect(owner.call(portalUserAddresses, undefined)).resolves.toEqual([theirs]);
    });

    it('may have no years', async () => {
      const { call } = await at().knownCustomer([13]);
      await call(portalAddressAdd, { ...previousAddress, p_move_in: '', p_move_out: '' });
      const [address] = await call(portalUserAddresses, undefined);
      expect(address).toMatchObject({ start_date: null, end_date: null });
    });
  });

  describe('marketing preferences', () => {
    it('are off by default, and are stored as sent', async () => {
      const { call } = await at().knownCustomer([13]);
      const off = { email: false, text: false, post: false };
      await expect(call(portalUserSettingsMarketing, undefined)).resolves.toEqual(off);
      await call(portalUserUpdateMarketing, { p_email: true, p_text: false, p_post: true });
      const saved = { email: true, text: false, post: true };
      await expect(call(portalUserSettingsMarketing, undefined)).resolves.toEqual(saved);
      expect((await call(portalUser, undefined)).marketing).toEqual(saved);
    });

    it('leave the emails about one’s own traces alone, which are on by default', async () => {
      const { call } = await at().knownCustomer([13]);
      const news = async () => (await call(portalUser, undefined)).news_email;
      expect(await news()).toBe(true);
      await call(portalUserUpdateMarketing, { p_email: false, p_text: false, p_post: false });
      expect(await news()).toBe(true);
      await call(portalUserUpdateNews, { p_email: false });
      await call(portalUserUpdateMarketing, { p_email: true, p_text: true, p_post: true });
      expect(await news()).toBe(false);
      await call(portalUserUpdateNews, { p_email: true });
      expect(await news()).toBe(true);
    });

    it('about news go off with the link in a message, logged out, for its own customer only', async () => {
      const another = await at().knownCustomer([13]);
      const me = await at().knownCustomer([13]);
      const p_token = await at().world.firm.newsToken(me.id);
      const { call } = await at().visitor();
      const newsOf = async (customer: typeof me) => {
        await customer.comeBack();
        return (await customer.call(portalUser, undefined)).news_email;
      };
      for (const wrong of [me.id, another.id, me.email, '00000000-0000-4000-8000-000000000000', 'mistyped', '']) {
        await expectMissing(call(newsUnsubscribe, { p_token: wrong }));
      }
      expect([await newsOf(another), await newsOf(me)]).toEqual([true, true]);
      expect(await call(newsUnsubscribe, { p_token })).toBe(true);
      expect([await newsOf(another), await newsOf(me)]).toEqual([true, false]);
      // Off already.
      expect(await call(newsUnsubscribe, { p_token })).toBe(false);
      await me.call(portalUserUpdateNews, { p_email: true });
      expect(await call(newsUnsubscribe, { p_token })).toBe(true);
    });

    it('can be read and changed with the link in an email, logged out', async () => {
      const { id: p_id, email } = await at().knownCustomer([13]);
      const { call } = await at().visitor();
      const p_email = email.toUpperCase();
      const off = { email: false, text: false, post: false };
      // A link shows only the last digits of the phone number.
      await expect(call(marketingByLink, { p_id, p_email })).resolves.toEqual({ ...off, number: '••••• 0123' });
      const p_marketing = { email: true, text: true, post: false };
      await call(marketingUpdate, { p_id, p_email, p_marketing });
      await expect(call(marketingByLink, { p_id, p_email })).resolves.toMatchObject(p_marketing);
    });

    it('are not shown for an invalid link', async () => {
      const { id: p_id, email: p_email } = await at().knownCustomer([13]);
      const { call } = await at().visitor();
      const links = [
        { p_id, p_email: 'somebody.else@example.com' },
        { p_id: '00000000-0000-4000-8000-000000000000', p_email },
        { p_id: 'mistyped', p_email },
      ];
      const p_marketing = { email: true, text: true, post: true };
      for (const link of links) {
        await expectMissing(call(marketingByLink, link));
        await expectMissing(call(marketingUpdate, { ...link, p_marketing }));
      }
    });
  });

  describe('the portal', () => {
    it('lists tasks, soonest due first', async () => {
      const { backend, id } = await at().knownCustomer([13]);
      const { firm } = at().world;
      await firm.addTask(id, { title: 'Some day', due_date: null });
      await firm.addTask(id, { title: 'Later', due_date: '2026-12-24' });
      await firm.addTask(id, { title: 'Sooner', due_date: '2026-12-01' });
      const tasks = await backend.readTasks();
      expect(tasks.map(({ title, due_date }) => [title, due_date])).toEqual([
        ['Sooner', '2026-12-01'],
        ['Later', '2026-12-24'],
        ['Some day', null],
      ]);
      const stranger = await at().knownCustomer([13]);
      await expect(stranger.backend.readTasks()).resolves.toEqual([]);
    });

    it('marks an own task as done, and open again', async () => {
      const { backend, call, id } = await at().knownCustomer([13]);
      await at().world.firm.addTask(id, { title: 'Call Aviva', due_date: null });
      const [task] = await backend.readTasks();
      const p_id = task?.id ?? '';
      expect(task?.done_at ?? null).toBeNull();
      await call(portalTaskDone, { p_id });
      const [done] = await backend.readTasks();
      expect(Number.isNaN(Date.parse(done?.done_at ?? ''))).toBe(false);
      await call(portalTaskDone, { p_id, p_done: true });
      await expect(backend.readTasks()).resolves.toEqual([done]);
      await call(portalTaskDone, { p_id, p_done: false });
      await expect(backend.readTasks()).resolves.toEqual([{ ...done, done_at: null }]);
      const stranger = await at().knownCustomer([13]);
      await expectMissing(stranger.call(portalTaskDone, { p_id }));
    });

    it('lists guides, newest first, recommended ones only when asked', async () => {
      const { backend } = await at().knownCustomer([13]);
      const { firm } = at().world;
      const content = 'What nobody else writes about: zibeline.';
      const old = await firm.addGuide({ title: 'Old', content, created_date: '2020-01-01T09:00:00Z', recommended: 2 });
      const late = await firm.addGuide({ title: 'Late', content, created_date: '2099-01-01T09:00:00Z' });
      const other = await firm.addGuide({
        title: 'Other',
        content,
        created_date: '2098-01-01T09:00:00Z',
        recommended: 1,
      });

      const all = (await backend.readGuides({ recommended: false })).map(({ id }) => id);
      expect(all.slice(0, 2)).toEqual([late, other]);
      expect(all).toContain(old);
      const recommended = await backend.readGuides({ recommended: true });
      expect(recommended.every(({ metadata }) => metadata?.recommended === 2)).toBe(true);
      expect(recommended.map(({ id }) => id)).toContain(old);

      await expect(backend.readGuide(late)).resolves.toMatchObject({ title: 'Late', content });
      await expect(backend.readGuide('mistyped')).resolves.toBeNull();
      await expect(backend.readGuide('00000000-0000-4000-8000-000000000000')).resolves.toBeNull();
    });

    it('reads the contacts of providers by name', async () => {
      const { backend } = await at().knownCustomer([13]);
      const { firm } = at().world;
      const known = {
        name: `Sampleton, "Life" & Sons' (1986)`,
        phone: '01632 960123',
        email: 'pensions@example.com',
        website: 'https://example.com/pensions',
        postal_address: '1 Sample Street\nSampleton\nEX71 3AA',
      };
      const unknown = { name: 'Exampleford Mutual', phone: null, email: null, website: null, postal_address: null };
      await firm.addProvider(known);
      await firm.addProvider(unknown);
      const found = await backend.readProviders([known.name, 'No such provider', unknown.name]);
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining([expect.objectContaining(known), expect.objectContaining(unknown)]));
      await expect(backend.readProviders([])).resolves.toEqual([]);
      // More names than fit into one request.
      const many = [...Array.from({ length: 120 }, (_, index) => `No such provider ${index}`), known.name];
      await expect(backend.readProviders(many)).resolves.toEqual([expect.objectContaining(known)]);
    });

    it('searches guides by title and content', async () => {
      const { call } = await at().knownCustomer([13]);
      const content = 'All about quagmires.';
      const id = await at().world.firm.addGuide({ title: 'Moss', content, created_date: '2021-01-01T09:00:00Z' });
      for (const p_query of ['quagmires', 'QUAGMIRES', 'moss', 'all about quag', 'quag mos']) {
        expect((await call(searchGuides, { p_query })).map((guide) => guide.id)).toEqual([id]);
      }
      await expect(call(searchGuides, { p_query: 'nothing is called this' })).resolves.toEqual([]);
    });
  });
}
