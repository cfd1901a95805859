import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLogOut } from '../../src/data/useLogOut';
import { useSession } from '../../src/data/useSession';
import { createMemoryAdapter, getScenario, type MemoryAdapter } from '../../src/memory';
import type { Memory } from '../../src/provider/memory';
import { usePensionTrace } from '../../src/provider/PensionTraceContext';
import type { End } from '../../src/provider/sessionMachine';
import { renderHookWithAdapter } from './renderWithAdapter';

/** Margaret is signed in; Grace uses the same browser. */
function twoCustomers() {
  const scenario = getScenario('portal');
  const [margaret] = scenario.customers ?? [];
  if (!margaret) throw new Error('The scenario has no customer.');
  return createMemoryAdapter({ ...scenario, customers: [margaret, { ...margaret, id: 'grace' }] });
}

function logIn(adapter: MemoryAdapter, id: string | null) {
  adapter.state.loggedInAs = id;
  adapter.announceAuth(id === null ? 'logged-out' : 'logged-in');
}

const useEverything = () => ({ ...usePensionTrace('test'), page: useSession().status, leaving: useLogOut() });
type Everything = ReturnType<typeof useEverything>;

function fill({ customer, visit }: Memory) {
  const cancel = vi.fn();
  customer.drafts.set('trace', { employer: 'Milton Mills' }, {});
  customer.uploads.set([
    { id: '1', name: 'a.pdf', size: 1, state: { status: 'success' }, cancel, retry() {}, dismiss() {} },
  ]);
  customer.queries.setQueryData(['searched'], 'EX71 3AA');
  customer.typedEmail.set('margaret@example.com');
  customer.hasLostSignature.set(true);
  customer.hasEndedTour.set(true);
  visit.state.set({ returnPath: '/traces', isSent: false, isDeleted: false, hasNewPassword: false });
  visit.page.set('/portal');
  visit.isGoingBack.set(true);
  visit.positions.set('/portal', 200);
  visit.saidClock.set(true);
  visit.saidUnkept.set(true);
  visit.openLists.add('traces');
  visit.markedTasks.add('task-1');
  return cancel;
}

/** The names of what is remembered. */
function remembered({ customer, visit }: Memory): string[] {
  const has: Record<keyof Memory['customer'] | keyof Memory['visit'], boolean> = {
    drafts: customer.drafts.get('trace') !== undefined,
    uploads: customer.uploads.get().length > 0,
    queries: customer.queries.getQueryCache().getAll().length > 0,
    typedEmail: customer.typedEmail.get() !== undefined,
    hasLostSignature: customer.hasLostSignature.get(),
    hasEndedTour: customer.hasEndedTour.get(),
    state: visit.state.get() !== undefined,
    page: visit.page.get() !== undefined,
    isGoingBack: visit.isGoingBack.get(),
    positions: visit.positions.size > 0,
    saidClock: visit.saidClock.get(),
    saidUnkept: visit.saidUnkept.get(),
    openLists: visit.openLists.size > 0,
    markedTasks: visit.markedTasks.size > 0,
  };
  return Object.entries(has).flatMap(([name, isThere]) => (isThere ? [name] : []));
}

const notices = ['state', 'page', 'isGoingBack', 'saidClock', 'saidUnkept'];
const wholeVisit = ['state', 'page', 'isGoingBack', 'positions', 'saidClock', 'saidUnkept', 'openLists', 'markedTasks'];
const words = ['drafts', 'typedEmail', 'hasLostSignature', 'hasEndedTour'];

type Ending = (adapter: MemoryAdapter, current: () => Everything) => Promise<void> | void;

/** What is left when the same customer comes back; of the first customer, for the next one. */
const ends: Record<End | 'idle', { end: Ending; left: string[] }> = {
  lost: { end: (adapter) => logIn(adapter, null), left: [...words, ...wholeVisit] },
  idle: { end: (_adapter, current) => current().session.logOut({ by: 'idle' }), left: [...words, ...wholeVisit] },
  'logged-out': { end: (_adapter, current) => current().leaving.logOut(), left: wholeVisit },
  erased: { end: (_adapter, current) => current().session.logOut({ by: 'erasure' }), left: notices },
  replaced: { end: (adapter) => logIn(adapter, 'grace'), left: [] },
};

it.each(Object.entries(ends))('%s: forgets all but what the customer comes back to', async (name, { end, left }) => {
  const adapter = twoCustomers();
  const margaret = adapter.state.loggedInAs;
  const { result } = renderHookWithAdapter(useEverything, adapter);
  await waitFor(() => expect(result.current.page).toBe('logged-in'));
  const first = result.current.memory;
  const { queryClient } = result.current;
  const cancel = fill(first);
  expect(remembered(first).sort()).toEqual([...words, 'uploads', 'queries', ...wholeVisit].sort());
  queryClient.setQueryData(['pension-trace', margaret, 'secret'], 'traces');

  await act(async () => end(adapter, () => result.current));
  if (name !== 'replaced') {
    await waitFor(() => expect(result.current.page).toBe('logged-out'));
    // Nobody at the page reads a draft until its customer is back.
    expect(remembered(result.current.memory)).not.toContain('drafts');
    act(() => logIn(adapter, margaret));
  }
  await waitFor(() => expect(result.current.page).toBe('logged-in'));
  expect(remembered(result.current.memory).sort()).toEqual(left.sort());
  expect(result.current.memory === first).toBe(name !== 'replaced');
  expect(remembered(first).sort()).toEqual(left.sort());
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(['pension-trace', margaret, 'secret'])).toBeUndefined();
});
