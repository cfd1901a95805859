import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tour } from '../../../src/features/tour/Tour';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

describe('the dashboard', () => {
  it('greets by the time in London, which is one hour ahead of UTC in summer', async () => {
    renderWithAdapter(<PortalDashboard />, createMemoryAdapter('portal'), {
      clock: { now: () => new Date('2026-07-10T11:00:00Z') },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Good Afternoon, Margaret' })).toBeVisible();
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
});
