import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/styles.css';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter, getScenario, type MemoryAdapter, type MemoryScenario } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

const portal = getScenario('portal');

/** The portal scenario with `count` traces, whose statuses alternate. */
function withTraces(count: number, statuses: readonly string[]): MemoryScenario {
  const [customer] = portal.customers ?? [];
  const [sample] = customer?.traces ?? [];
  if (!customer || !sample) throw new Error('The portal’s scenario has no trace.');
  const traces = Array.from({ length: count }, (_, index) => ({
    ...sample,
    id: `trace-${String(index + 1)}`,
    name: `Employer ${String(index + 1)}`,
    status: { name: statuses[index % statuses.length] ?? 'Searching', description: null, colour: null },
  }));
  return { ...portal, customers: [{ ...customer, traces }] };
}

/** Counts rendered rows, by the text for their years. */
function countingYears() {
  const counter = { rows: 0 };
  const yearsFromTo = (start: number, end: number) => {
    counter.rows += 1;
    return `${String(start)} to ${String(end)}`;
  };
  return { counter, messages: { entry: { yearsFromTo } } };
}

const statusOf = (adapter: MemoryAdapter, name: string) => {
  const trace = adapter.state.customers[0]?.traces.find((each) => each.name === name);
  if (!trace) throw new Error(`There is no trace ${name}.`);
  return trace.status;
};

afterEach(() => {
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  window.scrollTo(0, 0);
});

describe('the traces of the dashboard', () => {
  it.each([
    [3, 'Your traces', 3],
    [4, 'We are working on it', 4],
  ])('%d in one group form one list named %s', async (count, name, titleLevel) => {
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter(withTraces(count, ['Searching'])));
    expect(await screen.findByRole('list', { name })).toBeVisible();
    expect(screen.getByRole('heading', { level: titleLevel, name: 'Employer 1' })).toBeVisible();
    expect(screen.queryByLabelText('Find an employer')).toBeNull();
  });

  it.each(['tasks', 'traces'] as const)('refetch when the table %s changes', async (table) => {
    const adapter = createMemoryAdapter(withTraces(2, ['Searching']));
    renderWithAdapter(<PortalDashboard />, adapter);
    await screen.findByRole('list', { name: 'Your traces' });
    statusOf(adapter, 'Employer 2').name = 'Completed';
    act(() => adapter.announceChange(table));
    expect(await screen.findByRole('heading', { name: 'Found (1)' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Found' })).getByText('Employer 2')).toBeVisible();
  });

  it('can be filtered by employer and provider when there are many', async () => {
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter(withTraces(61, ['Searching', 'Completed'])));
    expect(await screen.findByText('61 traces')).toBeVisible();
    const field = screen.getByLabelText('Find an employer');
    await userEvent.type(field, ' EMPLOYER 60');
    expect(screen.getByText('1 of 61 traces')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Found (1)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Employer 60' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'aviva');
    expect(screen.getByText('61 traces')).toBeVisible();
    await userEvent.type(field, 'zzz');
    expect(screen.getByText('0 of 61 traces')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Employer 1' })).toBeNull();
    expect(field).toHaveFocus();
  });

  it('open a group for a link to one of its rows', async () => {
    history.replaceState(history.state, '', '#trace-trace-444');
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter(withTraces(500, ['Searching', 'Completed'])));
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Employer 444' })).toHaveFocus());
    const found = within(screen.getByRole('list', { name: 'Found' }));
    await waitFor(() => expect(found.getAllByRole('listitem')).toHaveLength(250));
    expect(screen.getByRole('button', { name: 'Show all 250: We are working on it' })).toBeVisible();
  });

  it('stay open while the customer is on another page', async () => {
    const adapter = createMemoryAdapter(withTraces(60, ['Searching']));
    const { rerender } = renderWithAdapter(<PortalDashboard />, adapter);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all 60: We are working on it' }));
    rerender(<p>A trace</p>);
    rerender(<PortalDashboard />);
    const list = within(await screen.findByRole('list', { name: 'We are working on it' }));
    expect(list.getAllByRole('listitem')).toHaveLength(60);
  });

  it('render no row again while typing in a dialog over 500 traces', async () => {
    const { counter, messages } = countingYears();
    const adapter = createMemoryAdapter(withTraces(500, ['Searching', 'Completed', 'Nothing Found']));
    renderWithAdapter(<PortalDashboard />, adapter, { messages });
    expect(await screen.findByText('500 traces')).toBeVisible();
    await screen.findByRole('heading', { name: 'Employer 3' });

    await userEvent.click(screen.getByRole('button', { name: 'Add Trace' }));
    const employer = await screen.findByLabelText('Employer');
    await waitFor(() => expect(employer).toBeVisible());
    counter.rows = 0;
    await userEvent.type(employer, 'Dales Dairies');
    expect(employer).toHaveValue('Dales Dairies');
    expect(counter.rows).toBe(0);
  });

  it('render at most 50 rows for each letter that filters 500', async () => {
    const { counter, messages } = countingYears();
    const adapter = createMemoryAdapter(withTraces(500, ['Searching']));
    renderWithAdapter(<PortalDashboard />, adapter, { messages });
    await screen.findByRole('heading', { name: 'Employer 1' });
    const field = screen.getByLabelText('Find an employer');
    counter.rows = 0;
    await userEvent.type(field, 'employer');
    // Eight letters, and the press that focuses the field.
    expect(counter.rows).toBeLessThanOrEqual(9 * 50);
    expect(counter.rows).toBeGreaterThan(0);
  });

  it('render as many rows for 500 traces of a group as for 50', async () => {
    const { counter, messages } = countingYears();
    async function rowsFor(count: number) {
      counter.rows = 0;
      const adapter = createMemoryAdapter(withTraces(count, ['Searching']));
      const { unmount } = renderWithAdapter(<PortalDashboard />, adapter, { messages });
      await screen.findByRole('heading', { name: 'Employer 50' });
      unmount();
      return counter.rows;
    }
    const few = await rowsFor(50);
    expect(await rowsFor(500)).toBeLessThanOrEqual(1.2 * few);
  });
});

describe('the pensions of the dashboard', () => {
  it('can be filtered by name, provider and policy number when there are many, 50 at first', async () => {
    const [customer] = portal.customers ?? [];
    const [sample] = customer?.pensions ?? [];
    if (!customer || !sample) throw new Error('The portal’s scenario has no pension.');
    const pensions = Array.from({ length: 1000 }, (_, index) => ({
      ...sample,
      id: `pension-${String(index + 1)}`,
      name: `Pension ${String(index + 1)}`,
      policy: `POLICY-${String(index + 1)}`,
    }));
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter({ ...portal, customers: [{ ...customer, pensions }] }));
    await userEvent.click(await screen.findByRole('tab', { name: /^Your Pensions/ }));
    expect(await screen.findByText('1,000 pensions')).toBeVisible();
    await screen.findByRole('heading', { name: 'Pension 1' });
    const list = screen.getByRole('list', { name: 'Your pensions' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 1000: Your pensions' }));
    expect(screen.getByRole('link', { name: 'View Pension 51' })).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Find a pension'), 'policy-777');
    expect(screen.getByText('1 of 1,000 pensions')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pension 777' })).toBeVisible();
  });

  it('open on their tab for a link to one of their rows', async () => {
    history.replaceState(history.state, '', '#pension-pension-1');
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter('portal'));
    await waitFor(() => expect(document.activeElement?.closest('#pension-pension-1')).toBeVisible());
    expect(screen.getByRole('tab', { name: /^Your Pensions/ })).toHaveAttribute('aria-selected', 'true');
  });
});
