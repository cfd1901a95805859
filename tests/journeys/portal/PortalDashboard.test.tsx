import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter } from '../../../src/testing';
import { payloadsOf } from '../../features/payloadsOf';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

/** Gone from the page, not only from the screen: it moves out first. */
const waitForNoDialog = () => waitFor(() => expect(document.querySelector('.pt-modal__backdrop')).toBeNull());

// A dialog moves in and out by itself, not because of an event that a test could wrap: React is not to ask for it.
beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

describe('the dashboard', () => {
  it.each([
    ['2026-03-10T11:59:00Z', 'Good Morning'],
    ['2026-03-10T12:00:00Z', 'Good Afternoon'],
    ['2026-03-10T17:59:00Z', 'Good Afternoon'],
    ['2026-03-10T18:00:00Z', 'Good Evening'],
    // One hour later on the wall in summer.
    ['2026-07-10T11:00:00Z', 'Good Afternoon'],
  ])('at %s greets with %s', async (instant, greeting) => {
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter('portal'), {
      clock: { now: () => new Date(instant) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: `${greeting}, Margaret` })).toBeVisible();
  });

  it('offers no View where there is nowhere to go', async () => {
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter('portal'));
    const list = await screen.findByRole('list', { name: 'Your traces' });
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it('hands over the id of the trace to view', async () => {
    const adapter = createMemoryAdapter('portal');
    const onViewTrace = vi.fn();
    renderWithAdapter(<PortalDashboard onViewTrace={onViewTrace} />, adapter);
    const [view] = await screen.findAllByRole('button', { name: /^View/ });
    if (!view) throw new Error('There is no trace to view.');
    await userEvent.click(view);
    const [trace] = adapter.state.customers[0]?.traces ?? [];
    expect(onViewTrace).toHaveBeenCalledWith(trace?.id);
  });

  it('keeps what was typed when the dialog is closed, and sends a new trace once', async () => {
    const adapter = createMemoryAdapter('portal');
    const user = userEvent.setup();
    renderWithAdapter(<PortalDashboard />, adapter);
    await user.click(await screen.findByRole('button', { name: 'Add Trace' }));
    await user.type(screen.getByLabelText('Employer'), 'Dales Dairies');
    await user.keyboard('{Escape}');
    await waitForNoDialog();
    await user.click(screen.getByRole('button', { name: 'Add Trace' }));
    expect(screen.getByLabelText('Employer')).toHaveValue('Dales Dairies');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Skip & Create Trace' }));
    await waitForNoDialog();
    expect(payloadsOf(adapter, 'portal_create_trace')).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'Dales Dairies' })).toBeVisible();
  });

  it('asks again for a list that failed', async () => {
    const fail: Record<string, string> = { portal_user_traces: 'No.' };
    const adapter = createMemoryAdapter('portal', { fail });
    renderWithAdapter(<PortalDashboard />, adapter);
    expect(
      await screen.findByText('We encountered an error while fetching your traces. Please try again later.'),
    ).toBeVisible();
    delete fail.portal_user_traces;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Your traces' })).toBeVisible();
  });
});
