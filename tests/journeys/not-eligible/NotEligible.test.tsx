import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NotEligible } from '../../../src/journeys/not-eligible/NotEligible';
import { createMemoryAdapter, getScenario } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

const scenario = getScenario('not-eligible');
const answer = 'Tracing a pension for someone who has passed away';

/** The scenario of a customer with another reason; null as from a backend that does not send it. */
function withReason(reason: number | null) {
  const customers = (scenario.customers ?? []).map((customer) => ({ ...customer, reason }));
  return createMemoryAdapter({ ...scenario, customers });
}

async function openReasons() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change my answer' }));
  return within(screen.getByRole('group', { name: 'Why are you here today' }));
}

describe('NotEligible', () => {
  it('names the answer that made the customer not eligible, and sends another one', async () => {
    const adapter = createMemoryAdapter('not-eligible');
    renderWithAdapter(<NotEligible />, adapter);
    expect(await screen.findByText(new RegExp(`Your answer was: ‘${answer}’`))).toBeVisible();
    const reasons = await openReasons();
    expect(reasons.getAllByRole('button')).toHaveLength(10);
    const current = reasons.getByRole('button', { current: true });
    expect(current).toHaveTextContent(`${answer}Your answer now`);
    await userEvent.click(reasons.getByRole('button', { name: 'Planning retirement' }));
    expect(await screen.findByText('Done')).toBeInTheDocument();
    expect(adapter.state.customers[0]).toMatchObject({ reason: 4, tags: [4] });
  });

  it('sends nothing for the current answer', async () => {
    const adapter = createMemoryAdapter('not-eligible');
    renderWithAdapter(<NotEligible />, adapter);
    const reasons = await openReasons();
    await userEvent.click(reasons.getByRole('button', { current: true }));
    expect(screen.queryByRole('group', { name: 'Why are you here today' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change my answer' })).toHaveAttribute('aria-expanded', 'false');
    expect(adapter.state.customers[0]).toMatchObject({ reason: 9, tags: [5] });
  });

  it.each([2, null, 99])('shows the general text for reason %s', async (reason) => {
    const adapter = withReason(reason);
    const config = { contact: { email: 'help@example.com' } };
    renderWithAdapter(<NotEligible />, adapter, { config });
    expect(await screen.findByText(/not currently eligible/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('The death certificate')).toBeNull();
  });
});
