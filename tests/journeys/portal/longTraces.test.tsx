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

const listNames = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
const statusOf = (adapter: MemoryAdapter, name: string) => {
  const trace = adapter.state.customers[0]?.traces.find((found) => found.name === name);
  if (!trace) throw new Error(`There is no trace ${name}.`);
  return trace.status;
};

afterEach(() => window.scrollTo(0, 0));

describe('the traces of the dashboard', () => {
  it('are grouped by who acts next', async () => {
    const statuses = ['Completed', 'Searching', 'Nothing Found', 'Provider Contacted', 'Our Own'];
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter(withTraces(5, statuses)));
    await screen.findByRole('list', { name: 'Finished' });
    expect(listNames().slice(0, 4)).toEqual(['Your turn', 'We are working on it', 'With the provider', 'Finished']);
    expect(screen.getByRole('heading', { level: 3, name: 'We are working on it (2)' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 4, name: 'Employer 5' })).toBeVisible();
  });

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
    expect(await screen.findByRole('heading', { name: 'Finished (1)' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Finished' })).getByText('Employer 2')).toBeVisible();
  });

  it('can be filtered by employer and provider when there are many', async () => {
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter(withTraces(61, ['Searching', 'Completed'])));
    expect(await screen.findByText('61 traces')).toBeVisible();
    const field = screen.getByLabelText('Find an employer');
    await userEvent.type(field, ' EMPLOYER 60');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 61 traces');
    expect(screen.getByRole('heading', { name: 'Finished (1)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Employer 60' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'aviva');
    expect(screen.getByRole('status')).toHaveTextContent('61 traces');
    await userEvent.type(field, 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('0 of 61 traces');
    expect(screen.queryByRole('heading', { name: 'Employer 1' })).toBeNull();
    expect(field).toHaveFocus();
  });

  it('scroll to the last row of the last long group', async () => {
    const adapter = createMemoryAdapter(withTraces(5000, ['Searching', 'Completed', 'Nothing Found']));
    const { container } = renderWithAdapter(<PortalDashboard />, adapter);
    await screen.findByRole('heading', { name: 'Employer 3' });
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      expect(screen.getByRole('heading', { name: 'Employer 5000' })).toBeVisible();
    });
    expect(container.querySelectorAll('*').length).toBeLessThan(2500);
    const lists = ['Your turn', 'We are working on it', 'Finished'].map((name) =>
      screen.getByRole('list', { name }).getBoundingClientRect(),
    );
    for (const [index, { top }] of lists.entries()) expect(top).toBeGreaterThan(lists[index - 1]?.bottom ?? -Infinity);
  });

  it('render no row again while typing in a dialog over 5,000 traces', async () => {
    const { counter, messages } = countingYears();
    const adapter = createMemoryAdapter(withTraces(5000, ['Searching', 'Completed', 'Nothing Found']));
    const { container } = renderWithAdapter(<PortalDashboard />, adapter, { messages });
    expect(await screen.findByText('5,000 traces')).toBeVisible();
    await screen.findByRole('heading', { name: 'Employer 3' });
    expect(container.querySelectorAll('*').length).toBeLessThan(2000);
    expect(within(screen.getByRole('list', { name: 'Your turn' })).getAllByRole('listitem')[0]).toHaveAttribute(
      'aria-setsize',
      '1666',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Add Trace' }));
    const employer = await screen.findByLabelText('Employer');
    await waitFor(() => expect(employer).toBeVisible());
    counter.rows = 0;
    await userEvent.type(employer, 'Dales Dairies');
    expect(employer).toHaveValue('Dales Dairies');
    expect(counter.rows).toBe(0);
  });

  it('render one window of rows for each letter that filters 5,000', async () => {
    const { counter, messages } = countingYears();
    const adapter = createMemoryAdapter(withTraces(5000, ['Searching']));
    renderWithAdapter(<PortalDashboard />, adapter, { messages });
    await screen.findByRole('heading', { name: 'Employer 1' });
    const field = screen.getByLabelText('Find an employer');
    counter.rows = 0;
    await userEvent.type(field, 'employer');
    expect(counter.rows).toBeLessThan(8 * 200);
    expect(counter.rows).toBeGreaterThan(0);
  });
});

describe('the pensions of the dashboard', () => {
  it('can be filtered by name, provider and policy number when there are many, with few rows rendered', async () => {
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
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    await userEvent.type(screen.getByLabelText('Find a pension'), 'policy-777');
    expect(screen.getByText('1 of 1,000 pensions')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pension 777' })).toBeVisible();
  });
});
