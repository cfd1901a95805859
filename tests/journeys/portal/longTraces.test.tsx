import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/styles.css';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter, getScenario, type MemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { withTraces } from './withTraces';

const portal = getScenario('portal');

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
    expect(await screen.findByRole('heading', { name: 'Pension found (1)' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Pension found' })).getByText('Employer 2')).toBeVisible();
  });

  it('can be filtered by employer and provider when there are many', async () => {
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter(withTraces(61, ['Searching', 'Completed'])));
    expect(await screen.findByText('61 traces')).toBeVisible();
    const field = screen.getByLabelText('Find an employer');
    await userEvent.type(field, ' EMPLOYER 60');
    expect(screen.getByText('1 of 61 traces')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pension found (1)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Employer 60' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'aviva');
    expect(screen.getByText('61 traces')).toBeVisible();
    await userEvent.type(field, 'zzz');
    expect(screen.getByText('0 of 61 traces')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Employer 1' })).toBeNull();
    expect(field).toHaveFocus();
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
});

describe('the pensions of the dashboard', () => {
  it('can be filtered by name, provider and policy number when there are many, 50 at first', async () => {
    const [customer] = portal.customers ?? [];
    const [sample] = customer?.pensions ?? [];
    if (!customer || !sample) throw new Error('The portal’s scenario has no pension.');
    const pensions = Array.from({ length: 61 }, (_, index) => ({
      ...sample,
      id: `pension-${String(index + 1)}`,
      name: `Pension ${String(index + 1)}`,
      policy: `POLICY-${String(index + 1)}`,
    }));
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter({ ...portal, customers: [{ ...customer, pensions }] }));
    await userEvent.click(await screen.findByRole('tab', { name: /^Your Pensions/ }));
    expect(await screen.findByText('61 pensions')).toBeVisible();
    await screen.findByRole('heading', { name: 'Pension 1' });
    const list = screen.getByRole('list', { name: 'Your pensions' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 61: Your pensions' }));
    expect(screen.getByRole('link', { name: 'View Pension 51' })).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Find a pension'), 'policy-57');
    expect(screen.getByText('1 of 61 pensions')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pension 57' })).toBeVisible();
  });

  it('open on their tab for a link to one of their rows', async () => {
    history.replaceState(history.state, '', '#pension-pension-1');
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter('portal'));
    await waitFor(() => expect(document.activeElement?.closest('#pension-pension-1')).toBeVisible());
    expect(screen.getByRole('tab', { name: /^Your Pensions/ })).toHaveAttribute('aria-selected', 'true');
  });
});
