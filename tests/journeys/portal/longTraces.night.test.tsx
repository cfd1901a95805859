import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/styles.css';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { withTraces } from './withTraces';

/** Counts rendered rows, by the text for their years. */
function countingYears() {
  const counter = { rows: 0 };
  const yearsFromTo = (start: number, end: number) => {
    counter.rows += 1;
    return `${String(start)} to ${String(end)}`;
  };
  return { counter, messages: { entry: { yearsFromTo } } };
}

afterEach(() => {
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  window.scrollTo(0, 0);
});

describe('500 traces on the dashboard', () => {
  it('open a group for a link to one of its rows', async () => {
    history.replaceState(history.state, '', '#trace-trace-444');
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter(withTraces(500, ['Searching', 'Completed'])));
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Employer 444' })).toHaveFocus());
    const found = within(screen.getByRole('list', { name: 'Pension found' }));
    await waitFor(() => expect(found.getAllByRole('listitem')).toHaveLength(250));
    expect(screen.getByRole('button', { name: 'Show all 250: We are working on it' })).toBeVisible();
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
