import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { PensionTraceTopBar } from '../../src/features/frame/PensionTraceTopBar';
import { useLogOut } from '../../src/data/useLogOut';
import { usePensionTrace } from '../../src/provider/PensionTraceContext';
import { useAccount } from '../../src/data/useAccount';
import { createMemoryAdapter, type MemoryOptions } from '../../src/memory';
import { renderHookWithAdapter, renderWithAdapter } from '../provider/renderWithAdapter';
import { payloadsOf } from '../features/payloadsOf';

const useEverything = () => ({
  account: useAccount(),
  memory: usePensionTrace('test').memory.customer,
  leaving: useLogOut(),
});

function renderLogOut(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('portal', options);
  const queryClient = new QueryClient();
  queryClient.setQueryData(['the host’s own'], 'stays');
  return { ...renderHookWithAdapter(useEverything, adapter, { queryClient }), adapter, queryClient };
}

const ownKeys = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[1] === 'customer-1');

describe('logging out', () => {
  it('clears cached data, but not the host’s', async () => {
    const { result, queryClient } = renderLogOut();
    await waitFor(() => expect(result.current.account.status).toBe('success'));
    expect(ownKeys(queryClient)).toHaveLength(1);
    act(() => result.current.leaving.logOut());
    await waitFor(() => expect(result.current.leaving.state).toEqual({ status: 'success' }));
    expect(result.current.account).toEqual({ status: 'logged-out', hasLostSession: false, hasLoggedOut: true });
    expect(ownKeys(queryClient)).toEqual([]);
    expect(queryClient.getQueryData(['the host’s own'])).toBe('stays');
  });

  it('sends one request for two presses', async () => {
    const { adapter, result } = renderLogOut();
    await waitFor(() => expect(result.current.account.status).toBe('success'));
    act(() => {
      result.current.leaving.logOut();
      result.current.leaving.logOut();
    });
    await waitFor(() => expect(result.current.leaving.state.status).toBe('success'));
    expect(payloadsOf(adapter, 'auth.logOut')).toHaveLength(1);
  });

  it('keeps the customer logged in, with their drafts, when the server does not respond', async () => {
    const { result } = renderLogOut({ fail: { 'auth.logOut': new BackendError('unreachable', 'no answer') } });
    await waitFor(() => expect(result.current.account.status).toBe('success'));
    result.current.memory.drafts.set('personal-details', { day: '27' }, {});
    act(() => result.current.leaving.logOut());
    await waitFor(() => expect(result.current.leaving.state).toMatchObject({ status: 'error' }));
    expect(result.current.account.status).toBe('success');
    expect(result.current.memory.drafts.get('personal-details')).toEqual({ day: '27' });
  });

  it('succeeds when the session no longer exists on the server', async () => {
    const { result } = renderLogOut({ fail: { 'auth.logOut': new BackendError('logged-out', 'session_not_found') } });
    await waitFor(() => expect(result.current.account.status).toBe('success'));
    act(() => result.current.leaving.logOut());
    await waitFor(() => expect(result.current.leaving.state.status).toBe('success'));
    expect(result.current.account).toEqual({ status: 'logged-out', hasLostSession: false, hasLoggedOut: true });
  });
});

describe('the top bar', () => {
  it('has a menu with the customer’s name and two items in the portal, which Escape closes', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithAdapter(<PensionTraceTopBar hasProfileMenu />, createMemoryAdapter('portal'));
    const trigger = () => screen.findByRole('button', { name: 'Margaret Hale' });
    (await trigger()).focus();
    await user.keyboard('{Enter}');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Logout',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // Another button than before, whose code came with the press.
    await waitFor(async () => expect(await trigger()).toHaveFocus());
  });
});
