import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { TasksSection } from '../../../src/features/tasks/TasksSection';
import { PensionDetails } from '../../../src/journeys/details/PensionDetails';
import { TraceDetails } from '../../../src/journeys/details/TraceDetails';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter, getScenario, type MemoryScenario, type MemoryScenarioName } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

interface PortalList {
  name: string;
  /** The procedure or table that loads the list. */
  call: string;
  screen: ReactElement;
  /** The tab that shows it. */
  tab?: string;
  full: { scenario: MemoryScenarioName; list: string };
  empty: { scenario: MemoryScenarioName | MemoryScenario; screen?: ReactElement; text: string };
  loading: string;
  /** The number of placeholders (specification section 9). */
  places: number;
  failed: string;
  /** The number of reads until its tab shows it. Default 1. */
  reads?: number;
}

const portal = getScenario('portal');
/** The portal of a customer whose traces have no records yet. */
const untouched: MemoryScenario = {
  ...portal,
  customers: (portal.customers ?? []).map((customer) => ({
    ...customer,
    traces: (customer.traces ?? []).map((trace) => ({ ...trace, searches: [], activity: [] })),
  })),
};

const lists: PortalList[] = [
  {
    name: 'traces',
    call: 'portal_user_traces',
    screen: <PortalDashboard />,
    full: { scenario: 'portal', list: 'With the provider' },
    empty: {
      scenario: 'portal-empty',
      text: "You haven't created any traces yet. Start by creating your first trace.",
    },
    loading: 'Loading your traces',
    places: 3,
    failed: 'We encountered an error while fetching your traces. Please try again later.',
  },
  {
    name: 'pensions',
    call: 'portal_user_pensions',
    screen: <PortalDashboard />,
    tab: 'Your Pensions',
    full: { scenario: 'portal', list: 'Your pensions' },
    empty: {
      scenario: 'portal-empty',
      text: "You haven't created any pensions yet. Start by creating your first pension.",
    },
    loading: 'Loading your pensions',
    places: 3,
    failed: 'We encountered an error while fetching your pensions. Please try again later.',
    // The first read is for the count on its tab.
    reads: 2,
  },
  {
    name: 'documents',
    call: 'portal_user_documents',
    screen: <PortalDashboard />,
    tab: 'Your Documents',
    full: { scenario: 'portal', list: 'Your documents' },
    empty: { scenario: 'portal-empty', text: 'No documents are available at the moment.' },
    loading: 'Loading your documents',
    places: 3,
    failed: 'We encountered an error while fetching your documents. Please try again later.',
  },
  {
    name: 'tasks',
    call: 'read.tasks',
    screen: <TasksSection />,
    full: { scenario: 'portal', list: 'Your tasks' },
    empty: { scenario: 'portal-empty', text: 'You currently have no tasks to complete.' },
    loading: 'Loading your tasks',
    places: 1,
    failed: 'We could not load your tasks.',
  },
  {
    name: 'searches of a trace',
    call: 'portal_trace_searches',
    screen: <TraceDetails id="trace-1" />,
    full: { scenario: 'portal', list: 'Searches' },
    empty: { scenario: untouched, text: 'There are no searches associated with this trace yet.' },
    loading: 'Loading the searches',
    places: 3,
    failed: 'We encountered an error while fetching the searches. Please try again later.',
  },
  {
    name: 'activity of a trace',
    call: 'portal_activity',
    screen: <TraceDetails id="trace-1" />,
    full: { scenario: 'portal', list: 'Activity log' },
    empty: { scenario: untouched, text: 'There is no activity recorded for this entity yet.' },
    loading: 'Loading the activity',
    places: 3,
    failed: 'We encountered an error while fetching the activity. Please try again later.',
  },
  {
    name: 'searches of a pension',
    call: 'portal_pension_searches',
    screen: <PensionDetails id="pension-2" />,
    full: { scenario: 'portal', list: 'Searches' },
    empty: {
      scenario: 'portal',
      screen: <PensionDetails id="pension-1" />,
      text: 'There are no searches associated with this pension yet.',
    },
    loading: 'Loading the searches',
    places: 3,
    failed: 'We encountered an error while fetching the searches. Please try again later.',
  },
  {
    name: 'activity of a pension',
    call: 'portal_activity',
    screen: <PensionDetails id="pension-2" />,
    full: { scenario: 'portal', list: 'Activity log' },
    empty: {
      scenario: 'portal',
      screen: <PensionDetails id="pension-1" />,
      text: 'There is no activity recorded for this entity yet.',
    },
    loading: 'Loading the activity',
    places: 3,
    failed: 'We encountered an error while fetching the activity. Please try again later.',
  },
];

describe.each(lists)('the list of $name', (list) => {
  const { call, screen: element, tab, full, empty, loading, places, failed, reads = 1 } = list;

  async function open(what: ReactElement, adapter: ReturnType<typeof createMemoryAdapter>) {
    const rendered = renderWithAdapter(what, adapter);
    if (tab) await userEvent.click(await screen.findByRole('tab', { name: new RegExp(`^${tab}`) }));
    return rendered;
  }

  it('shows placeholders while it loads', async () => {
    const { container } = await open(element, createMemoryAdapter(full.scenario, { pending: [call] }));
    const skeleton = (await screen.findByText(loading)).closest('.ptr-skeleton');
    expect(skeleton?.querySelectorAll('.ptr-skeleton__item')).toHaveLength(places);
    expect(container.textContent).not.toContain(empty.text);
  });

  it('shows that it is empty', async () => {
    await open(empty.screen ?? element, createMemoryAdapter(empty.scenario));
    expect(await screen.findByText(empty.text)).toBeVisible();
  });

  it('shows that it failed to load, calls onError once for each read, and reads again', async () => {
    const fail: Record<string, string> = { [call]: 'No.' };
    const { errors } = await open(element, createMemoryAdapter(full.scenario, { fail }));
    expect(await screen.findByText(new RegExp(`^${failed}`))).toBeVisible();
    expect(errors).toHaveLength(reads);
    delete fail[call];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const items = await screen.findByRole('list', { name: full.list });
    expect(items).toBeVisible();
    expect(items.children.length).toBeGreaterThan(0);
    expect(screen.queryByText(empty.text)).toBeNull();
  });
});
