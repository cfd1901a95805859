import { screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../../src/data/useAccount';
import { deferAdapter, firstReadsOf } from '../../../src/adapter';
import { PageReads } from '../../../src/journeys/tracing/PageReads';
import { createMemoryAdapter, getScenario, type MemoryScenarioName } from '../../../src/memory';
import { PensionTraceFrame } from '../../../src/product';
import { renderWithAdapter, stillClock } from '../../provider/renderWithAdapter';
import { openAt } from './openAt';

const lists = ['portal_user_traces', 'read.tasks', 'portal_user_pensions'];

function Account() {
  return <p>{useAccount().status}</p>;
}

/** Returns the names of the portal's lists that are read at the path, once the account has loaded. */
async function readAt(location: string, scenario: MemoryScenarioName) {
  const adapter = createMemoryAdapter(scenario, { clock: stillClock });
  renderWithAdapter(
    <>
      <PageReads scope="all" />
      <Account />
    </>,
    adapter,
    { location, navigate: () => undefined },
  );
  await waitFor(() => expect(screen.queryByText('pending')).toBeNull());
  return adapter.calls.map(({ name }) => name).filter((name) => lists.includes(name));
}

it('reads the lists of the dashboard without the dashboard', async () => {
  expect(await readAt('/portal', 'portal')).toEqual(lists);
});

it('reads nothing for another page, or an unknown path', async () => {
  expect(await readAt('/portal/profile', 'portal')).toEqual([]);
  expect(await readAt('/nowhere', 'portal')).toEqual([]);
});

it('sends no request that the server would refuse', async () => {
  expect(await readAt('/portal', 'reason')).toEqual([]);
  expect(await readAt('/portal', 'logged-out')).toEqual([]);
  expect(await readAt('/portal', 'admin')).toEqual([]);
});

/** A page whose code never comes. */
const Endless = lazy(() => new Promise<never>(() => undefined));

it('asks the backend while the code of the page is still loading', async () => {
  const adapter = createMemoryAdapter('portal', { clock: stillClock });
  renderWithAdapter(
    <Suspense>
      <PensionTraceFrame>
        <Endless />
      </PensionTraceFrame>
    </Suspense>,
    adapter,
    { location: '/portal', navigate: () => undefined },
  );
  await waitFor(() => expect(adapter.calls.map(({ name }) => name)).toEqual(expect.arrayContaining(lists)));
});

describe('with first reads', () => {
  const paths = ['/portal', '/portal/documents', '/portal/trace/trace-1', '/portal/pension/pension-1'];

  it.each(paths)('reads nothing twice at %s, and all of it before the page', async (path) => {
    const memory = createMemoryAdapter('portal', { clock: stillClock });
    const adapter = deferAdapter(async () => memory, { firstReads: () => firstReadsOf(path) });
    const read = () => memory.calls.map(({ name }) => name).filter((name) => !name.startsWith('auth.'));
    await waitFor(() => expect(read().length).toBeGreaterThan(2));
    const before = read();
    openAt(path, 'portal', { adapter });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('.ptr-skeleton, .ptr-loading-screen')).toBeNull());
    expect(read().filter((name) => before.includes(name))).toEqual(before);
  });

  it('shows nothing of a customer to the one who has replaced them meanwhile', async () => {
    const scenario = getScenario('portal');
    const [margaret] = scenario.customers ?? [];
    if (!margaret) throw new Error('The scenario has no customer.');
    const grace = { ...margaret, id: 'grace', email: 'grace@example.com', firstName: 'Grace', traces: [], tasks: [] };
    const memory = createMemoryAdapter({ ...scenario, customers: [margaret, grace] }, { clock: stillClock });
    const adapter = deferAdapter(async () => memory, { firstReads: () => firstReadsOf('/portal') });
    await waitFor(() => expect(memory.calls.length).toBeGreaterThan(2));
    memory.state.loggedInAs = 'grace';
    openAt('/portal', 'portal', { adapter });
    expect(await screen.findByText('Grace')).toBeVisible();
    await waitFor(() => expect(document.querySelector('.ptr-skeleton, .ptr-loading-screen')).toBeNull());
    expect(screen.queryByText(margaret.firstName ?? '')).toBeNull();
    expect(screen.queryAllByRole('link', { name: /^View/ })).toEqual([]);
  });
});

it('reads each list once', async () => {
  const { adapter } = openAt('/portal', 'portal');
  await screen.findAllByRole('link', { name: /^View/ });
  const read = adapter.calls.map(({ name }) => name).filter((name) => lists.includes(name));
  expect(read.toSorted()).toEqual(lists.toSorted());
});
