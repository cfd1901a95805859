import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAccount } from '../../../src/data/useAccount';
import { usePageReads } from '../../../src/journeys/tracing/usePageReads';
import { createMemoryAdapter, type MemoryScenarioName } from '../../../src/memory';
import type { Page } from '../../../src/provider/pages';
import { renderHookWithAdapter, stillClock } from '../../provider/renderWithAdapter';
import { openAt } from './openAt';

const lists = ['portal_user_traces', 'read.tasks', 'portal_user_pensions'];

/** Returns the names of the portal's lists that are read for the page, once the account has loaded. */
async function readFor(page: Page | undefined, scenario: MemoryScenarioName) {
  const adapter = createMemoryAdapter(scenario, { clock: stillClock });
  const { result } = renderHookWithAdapter(() => {
    usePageReads(page);
    return useAccount();
  }, adapter);
  await waitFor(() => expect(result.current.status).not.toBe('pending'));
  return adapter.calls.map(({ name }) => name).filter((name) => lists.includes(name));
}

it('reads the lists of the dashboard without the dashboard', async () => {
  expect(await readFor('portal', 'portal')).toEqual(lists);
});

it('reads nothing for another page, or an unknown path', async () => {
  expect(await readFor('profile', 'portal')).toEqual([]);
  expect(await readFor(undefined, 'portal')).toEqual([]);
});

it('sends no request that the server would refuse', async () => {
  expect(await readFor('portal', 'reason')).toEqual([]);
  expect(await readFor('portal', 'logged-out')).toEqual([]);
  expect(await readFor('portal', 'admin')).toEqual([]);
});

it('reads each list once', async () => {
  const { adapter } = openAt('/portal', 'portal');
  await screen.findAllByRole('link', { name: /^View/ });
  const read = adapter.calls.map(({ name }) => name).filter((name) => lists.includes(name));
  expect(read.toSorted()).toEqual(lists.toSorted());
});
