import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tour } from '../../../src/features/tour/Tour';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

describe('the dashboard', () => {
  it.each([
    ['2026-03-10T11:59:00Z', 'Good Morning'],
    ['2026-03-10T12:00:00Z', 'Good Afternoon'],
    ['2026-03-10T17:59:00Z', 'Good Afternoon'],
    ['2026-03-10T18:00:00Z', 'Good Evening'],
    // British Summer Time is one hour ahead of UTC.
    ['2026-07-10T11:00:00Z', 'Good Afternoon'],
  ])('at %s greets with %s', async (instant, greeting) => {
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter('portal'), {
      clock: { now: () => new Date(instant) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: `${greeting}, Margaret` })).toBeVisible();
  });

  it('shows the host’s own card instead of Tracey, and renders the tour with a step of the host', async () => {
    renderWithAdapter(
      <PortalDashboard
        tracey={<p>Call Arthur, your own expert</p>}
        renderTour={(tour) => (
          <Tour
            {...tour}
            steps={[{ selector: 'h1', title: 'Your own step', content: 'Your own words.' }, ...tour.steps]}
          />
        )}
      />,
      createMemoryAdapter('portal-first-visit'),
    );
    const side = await screen.findByRole('complementary', { name: 'Help and tasks' });
    expect(within(side).getByText('Call Arthur, your own expert')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Tracey' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Start The Tour Of Your Portal' }));
    expect(await screen.findByRole('dialog', { name: 'Your own step' })).toBeVisible();
    expect(screen.getByText('1 of 8')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('dialog', { name: 'Your traces' })).toBeVisible();
  });

  it('links each trace to its page', async () => {
    const adapter = createMemoryAdapter('portal');
    const navigate = vi.fn();
    renderWithAdapter(<PortalDashboard />, adapter, { navigate });
    const list = await screen.findByRole('list', { name: 'With the provider' });
    const link = within(list).getByRole('link', { name: 'View Milton Mills' });
    const [trace] = adapter.state.customers[0]?.traces ?? [];
    const path = `/portal/trace/${trace?.id ?? ''}`;
    expect(link).toHaveAttribute('href', path);
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(path);
  });

  it('links each pension to its page', async () => {
    const adapter = createMemoryAdapter('portal');
    const navigate = vi.fn();
    renderWithAdapter(<PortalDashboard />, adapter, { navigate });
    await userEvent.click(await screen.findByRole('tab', { name: /^Your Pensions/ }));
    const list = await screen.findByRole('list', { name: 'Your pensions' });
    const [link] = within(list).getAllByRole('link', { name: /^View / });
    if (!link) throw new Error('There is no link.');
    const [pension] = adapter.state.customers[0]?.pensions ?? [];
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/portal/pension/${pension?.id ?? ''}`);
  });

  it('retries a failed list', async () => {
    const fail: Record<string, string> = { portal_user_traces: 'No.' };
    const adapter = createMemoryAdapter('portal', { fail });
    renderWithAdapter(<PortalDashboard />, adapter);
    expect(
      await screen.findByText('We encountered an error while fetching your traces. Please try again later.'),
    ).toBeVisible();
    delete fail.portal_user_traces;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'With the provider' })).toBeVisible();
  });
});
