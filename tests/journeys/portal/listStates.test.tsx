import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { TasksSection } from '../../../src/features/tasks/TasksSection';
import { PensionDetails } from '../../../src/journeys/details/PensionDetails';
import { TraceDetails } from '../../../src/journeys/details/TraceDetails';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

interface PortalList {
  name: string;
  /** The procedure or table that loads the list. */
  call: string;
  screen: ReactElement;
  /** The tab that shows it. */
  tab?: string;
  /** Its name for a screen reader. */
  list: string;
  failed: string;
  /** The number of reads until its tab shows it. Default 1. */
  reads?: number;
  /** The width of the page. Default: that of a desktop. */
  width?: number;
}

const lists: PortalList[] = [
  {
    name: 'traces',
    call: 'portal_user_traces',
    screen: <PortalDashboard />,
    list: 'With the provider',
    failed: 'We encountered an error while fetching your traces. Please try again later.',
  },
  {
    name: 'traces on a phone',
    call: 'portal_user_traces',
    screen: <PortalDashboard />,
    list: 'With the provider',
    failed: 'We encountered an error while fetching your traces. Please try again later.',
    // The first read decides the order of the page.
    reads: 2,
    width: 360,
  },
  {
    name: 'pensions',
    call: 'portal_user_pensions',
    screen: <PortalDashboard />,
    tab: 'Your Pensions',
    list: 'Your pensions',
    failed: 'We encountered an error while fetching your pensions. Please try again later.',
    // The first read is for the count on its tab.
    reads: 2,
  },
  {
    name: 'documents',
    call: 'portal_user_documents',
    screen: <PortalDashboard />,
    tab: 'Your Documents',
    list: 'Your documents',
    failed: 'We encountered an error while fetching your documents. Please try again later.',
  },
  {
    name: 'tasks',
    call: 'read.tasks',
    screen: <TasksSection />,
    list: 'Your tasks',
    failed: 'We could not load your tasks.',
  },
  {
    name: 'searches of a trace',
    call: 'portal_trace_searches',
    screen: <TraceDetails id="trace-1" />,
    list: 'Searches',
    failed: 'We encountered an error while fetching the searches. Please try again later.',
  },
  {
    name: 'activity of a trace',
    call: 'portal_activity',
    screen: <TraceDetails id="trace-1" />,
    list: 'Activity log',
    failed: 'We encountered an error while fetching the activity. Please try again later.',
  },
  {
    name: 'searches of a pension',
    call: 'portal_pension_searches',
    screen: <PensionDetails id="pension-2" />,
    list: 'Searches',
    failed: 'We encountered an error while fetching the searches. Please try again later.',
  },
  {
    name: 'activity of a pension',
    call: 'portal_activity',
    screen: <PensionDetails id="pension-2" />,
    list: 'Activity log',
    failed: 'We encountered an error while fetching the activity. Please try again later.',
  },
];

describe.each(lists)('the list of $name', ({ call, screen: element, tab, list, failed, reads = 1, width = 1280 }) => {
  async function open(what: ReactElement, adapter: ReturnType<typeof createMemoryAdapter>) {
    const rendered = renderWithAdapter(what, adapter);
    if (tab) await userEvent.click(await screen.findByRole('tab', { name: new RegExp(`^${tab}`) }));
    return rendered;
  }

  it('shows that it failed to load, calls onError once for each read, and reads again', async () => {
    await page.viewport(width, 960);
    onTestFinished(() => page.viewport(1280, 960));
    const fail: Record<string, string> = { [call]: 'No.' };
    const { errors } = await open(element, createMemoryAdapter('portal', { fail }));
    expect(await screen.findByText(new RegExp(`^${failed}`))).toBeVisible();
    expect(errors).toHaveLength(reads);
    delete fail[call];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const items = await screen.findByRole('list', { name: list });
    expect(items).toBeVisible();
    expect(items.children.length).toBeGreaterThan(0);
  });
});
