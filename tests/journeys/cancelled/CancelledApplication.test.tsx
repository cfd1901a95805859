import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { CancelledApplication } from '../../../src/journeys/cancelled/CancelledApplication';
import { useAccount } from '../../../src/data/useAccount';
import {
  createMemoryAdapter,
  getScenario,
  sampleCode,
  type MemoryOptions,
  type MemoryScenario,
  type MemoryScenarioName,
} from '../../../src/memory';
import { renderWithAdapter, stillClock } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../../features/payloadsOf';

function Account() {
  const account = useAccount();
  return <output>{account.status === 'success' ? account.user.tags.join() : JSON.stringify(account)}</output>;
}

async function renderCancelled(
  options: MemoryOptions = {},
  scenario: MemoryScenarioName | MemoryScenario = 'cancelled',
) {
  const adapter = createMemoryAdapter(scenario, { clock: stillClock, ...options });
  const onCompleted = vi.fn();
  const view = renderWithAdapter(
    <>
      <CancelledApplication onCompleted={onCompleted} />
      <Account />
    </>,
    adapter,
  );
  await waitFor(() => expect(account()).toBe('14'));
  return { ...view, adapter, onCompleted, user: userEvent.setup({ delay: null }) };
}

const account = () => document.querySelector('output')?.textContent;
/** Opens the question, enters a password and confirms. */
async function erase(user: UserEvent, { password = 'correct horse battery', code = '' } = {}) {
  await user.click(press('Delete My Data'));
  await user.type(await screen.findByLabelText('Password'), password);
  if (code) await user.type(screen.getByLabelText('Code'), code);
  await user.click(press('Delete my data for good'));
}

const press = (name: string) => screen.getByRole('button', { name });

describe('restoring', () => {
  it('restores the previous tags, once for a double click', async () => {
    const { adapter, onCompleted, user } = await renderCancelled({ delay: 5 });
    await user.dblClick(press('Restore Application'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ action: 'restore', tags: [13] }));
    await waitFor(() => expect(account()).toBe('13'));
    expect(payloadsOf(adapter, 'portal_restore_application')).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('sends nothing before it is confirmed, and nothing if it is declined', async () => {
    const { adapter, user } = await renderCancelled();
    await user.click(press('Delete My Data'));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(payloadsOf(adapter, 'anonymize_user')).toEqual([]);
    expect(payloadsOf(adapter, 'auth.logOut')).toEqual([]);
  });

  it('anonymises the customer, logs out, and confirms it', async () => {
    const { adapter, onCompleted, user } = await renderCancelled({ delay: 5 });
    await user.click(press('Delete My Data'));
    await user.type(await screen.findByLabelText('Password'), 'correct horse battery');
    await user.dblClick(press('Delete my data for good'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'delete', tags: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data has been deleted' })).toHaveFocus();
    const sent = adapter.calls.map(({ name }) => name).filter((name) => /confirm|anonymize|logOut/.test(name));
    expect(sent).toEqual(['auth.confirmIdentity', 'anonymize_user', 'auth.logOut']);
    expect(payloadsOf(adapter, 'anonymize_user')).toEqual([{ p_id: 'customer-1' }]);
    expect(adapter.state.customers[0]).toMatchObject({ anonymised: true, nationalInsurance: null });
    expect(account()).toBe('{"status":"logged-out","hasLostSession":false,"hasLoggedOut":true}');
  });

  it('keeps the question open after a failure, and shows no old error the next time', async () => {
    const { user, onCompleted } = await renderCancelled({ fail: { anonymize_user: 'Not now, please.' } });
    await erase(user);
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByRole('alert')).toHaveTextContent('Not now, please.');
    await user.click(question.getByRole('button', { name: 'Keep my data' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(press('Delete My Data'));
    expect(within(await screen.findByRole('alertdialog')).queryByRole('alert')).toBeNull();
    expect(onCompleted).not.toHaveBeenCalled();
  });

  it('is completed, and a reload finds no session, when only logging out failed', async () => {
    const fail = { 'auth.logOut': new BackendError('unreachable', 'no answer') };
    const { adapter, user, onCompleted } = await renderCancelled({ fail });
    await erase(user);
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'delete', tags: null }));
    await expect(adapter.auth.getSession()).resolves.toBeNull();
  });

  it('shows that the password is wrong, keeps everything, and accepts the right one', async () => {
    const { adapter, user, onCompleted } = await renderCancelled();
    await erase(user, { password: 'not the password' });
    expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toHaveTextContent(
      'This is not your password. Nothing has been deleted. Please try again.',
    );
    expect(payloadsOf(adapter, 'anonymize_user')).toEqual([]);
    expect(account()).toBe('14');
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'delete', tags: null }));
  });

  it('discards the password when the dialog closes', async () => {
    const { user } = await renderCancelled();
    await user.click(press('Delete My Data'));
    await user.type(await screen.findByLabelText('Password'), 'correct horse battery');
    await user.click(press('Keep my data'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(press('Delete My Data'));
    expect(await screen.findByLabelText('Password')).toHaveValue('');
  });

  it('repeats an unanswered deletion with the same proof', async () => {
    const fail: Record<string, BackendError> = { anonymize_user: new BackendError('timeout', 'no answer') };
    const { adapter, user, onCompleted } = await renderCancelled({ fail });
    await erase(user);
    await within(screen.getByRole('alertdialog')).findByRole('alert');
    delete fail.anonymize_user;
    await user.click(press('Delete my data for good'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    const [first, second, ...more] = adapter.calls.filter(({ name }) => name === 'anonymize_user');
    expect(second?.headers).toEqual(first?.headers);
    expect(more).toEqual([]);
    expect(payloadsOf(adapter, 'auth.confirmIdentity')).toHaveLength(1);
  });

  it('proves the identity again when the proof of an unanswered deletion has expired', async () => {
    const fail: Record<string, BackendError> = { anonymize_user: new BackendError('timeout', 'no answer') };
    const { adapter, user, onCompleted } = await renderCancelled({ fail });
    await erase(user);
    const question = within(screen.getByRole('alertdialog'));
    await question.findByRole('alert');
    delete fail.anonymize_user;
    adapter.state.confirmations = {};
    await user.click(press('Delete my data for good'));
    expect(await question.findByText(/enter your password again/)).toBeVisible();
    await user.click(press('Delete my data for good'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'delete', tags: null }));
  });

  describe('with two-step sign-in', () => {
    async function renderWith(type: 'totp' | 'phone') {
      const scenario = getScenario('cancelled');
      const factors = [{ id: 'factor-1', type, friendlyName: 'Mine', code: sampleCode, isVerified: true }];
      const customers = scenario.customers?.map((customer) => ({ ...customer, factors })) ?? [];
      return renderCancelled({}, { ...scenario, customers, accessLevel: 'aal2' });
    }

    it('asks for the code of the app too', async () => {
      const { user, adapter, onCompleted } = await renderWith('totp');
      await erase(user, { code: '000000' });
      expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toHaveTextContent(
        'This code does not fit.',
      );
      expect(payloadsOf(adapter, 'anonymize_user')).toEqual([]);
      await user.clear(screen.getByLabelText('Code'));
      await user.type(screen.getByLabelText('Code'), sampleCode);
      await user.click(press('Delete my data for good'));
      await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'delete', tags: null }));
    });

    it('sends a code to the phone', async () => {
      const { user, onCompleted } = await renderWith('phone');
      await user.click(press('Delete My Data'));
      await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
      await screen.findByText(/We have sent a code to your phone/);
      await user.type(screen.getByLabelText('Password'), 'correct horse battery');
      await user.type(screen.getByLabelText('Code'), sampleCode);
      await user.click(press('Delete my data for good'));
      await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'delete', tags: null }));
    });
  });
});

describe('a deletion that waits', () => {
  const waiting = (): MemoryScenario => ({ ...getScenario('cancelled'), erasureDelayDays: 14 });

  it('shows the date, stays logged in, and keeps everything', async () => {
    const { adapter, user, onCompleted } = await renderCancelled({}, waiting());
    await erase(user);
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'schedule', tags: null }));
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
      stillClock.now().getTime() + 14 * 86_400_000,
    );
    expect(await screen.findByText(`You asked us to delete your data. We will do so on ${date}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete My Data' })).toBeNull();
    expect(payloadsOf(adapter, 'auth.logOut')).toEqual([]);
    expect(adapter.state.customers[0]).toMatchObject({ anonymised: false, firstName: 'Margaret' });
  });

  it('is cancelled by keeping the account', async () => {
    const scenario = waiting();
    const erasureDue = '2026-03-24T10:30:00Z';
    const customers = scenario.customers?.map((customer) => ({ ...customer, erasureDue })) ?? [];
    const { adapter, user, onCompleted } = await renderCancelled({}, { ...scenario, customers });
    await screen.findByText(/We will do so on 24 March 2026/);
    await user.click(press('Keep my account'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ action: 'restore', tags: [13] }));
    expect(adapter.state.customers[0]).toMatchObject({ erasureDue: null, tags: [13] });
  });
});
