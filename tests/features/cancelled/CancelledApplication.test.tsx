import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { CancelledApplication } from '../../../src/features/cancelled/CancelledApplication';
import { useAccount } from '../../../src/data/useAccount';
import { createMemoryAdapter, type MemoryOptions, type ScenarioName } from '../../../src/testing';
import { renderWithAdapter, stillClock } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

function Account() {
  const account = useAccount();
  return <output>{account.status === 'ready' ? account.user.tags.join() : JSON.stringify(account)}</output>;
}

async function renderCancelled(options: MemoryOptions = {}, scenario: ScenarioName = 'cancelled') {
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
  return { ...view, adapter, onCompleted, user: userEvent.setup() };
}

const account = () => document.querySelector('output')?.textContent;
const press = (name: string) => screen.getByRole('button', { name });

describe('restoring', () => {
  it('restores the previous tags, once for a double click', async () => {
    const { adapter, onCompleted, user } = await renderCancelled({ delay: 5 });
    await user.dblClick(press('Restore Application'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ action: 'restore', tags: [13] }));
    await waitFor(() => expect(account()).toBe('13'));
    expect(payloadsOf(adapter, 'portal_restore_application')).toHaveLength(1);
  });

  it('shows the server’s message after 14 days', async () => {
    const { onCompleted, user } = await renderCancelled({}, 'cancelled-too-long-ago');
    await user.click(press('Restore Application'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An application can only be restored within 14 days of being cancelled.',
    );
    expect(onCompleted).not.toHaveBeenCalled();
    expect(account()).toBe('14');
  });
});

describe('deleting', () => {
  it('sends nothing before the question is answered, and nothing after a no', async () => {
    const { adapter, user } = await renderCancelled();
    await user.click(press('Delete My Data'));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(payloadsOf(adapter, 'anonymize_user')).toEqual([]);
    expect(payloadsOf(adapter, 'auth.signOut')).toEqual([]);
  });

  it('anonymises the customer, signs out, and confirms it', async () => {
    const { adapter, onCompleted, user } = await renderCancelled({ delay: 5 });
    await user.click(press('Delete My Data'));
    await user.dblClick(await screen.findByRole('button', { name: 'Delete my data for good' }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'delete', tags: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data has been deleted' })).toHaveFocus();
    const sent = adapter.calls.map(({ name }) => name).filter((name) => /anonymize|signOut/.test(name));
    expect(sent).toEqual(['anonymize_user', 'auth.signOut']);
    expect(payloadsOf(adapter, 'anonymize_user')).toEqual([{ p_id: 'customer-1' }]);
    expect(adapter.state.customers[0]).toMatchObject({ anonymised: true, nationalInsurance: null });
    expect(account()).toBe('{"status":"signed-out","hasLostSession":false}');
  });

  it('keeps the question open after a failure, and shows no old error the next time', async () => {
    const { user, onCompleted } = await renderCancelled({ fail: { anonymize_user: 'Not now, please.' } });
    await user.click(press('Delete My Data'));
    await user.click(await screen.findByRole('button', { name: 'Delete my data for good' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByRole('alert')).toHaveTextContent('Not now, please.');
    await user.click(question.getByRole('button', { name: 'Keep my data' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(press('Delete My Data'));
    expect(within(await screen.findByRole('alertdialog')).queryByRole('alert')).toBeNull();
    expect(onCompleted).not.toHaveBeenCalled();
  });

  it('can be completed when only signing out failed', async () => {
    const fail: Record<string, BackendError> = { 'auth.signOut': new BackendError('unreachable', 'no answer') };
    const { adapter, user, onCompleted } = await renderCancelled({ fail });
    await user.click(press('Delete My Data'));
    await user.click(await screen.findByRole('button', { name: 'Delete my data for good' }));
    expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toHaveTextContent(
      'We could not reach our service.',
    );
    delete fail['auth.signOut'];
    await user.click(screen.getByRole('button', { name: 'Delete my data for good' }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'delete', tags: null }));
    const keys = adapter.calls.filter(({ name }) => name === 'anonymize_user').map(({ headers }) => headers);
    expect(keys[1]).toEqual(keys[0]);
  });
});
