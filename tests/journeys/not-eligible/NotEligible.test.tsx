import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NotEligible } from '../../../src/journeys/not-eligible/NotEligible';
import { createMemoryAdapter, getScenario } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

const pensionGuide = 'https://example.com/pension-guide.pdf';
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
  it('links to the guide in a new tab without an opener', () => {
    renderWithAdapter(<NotEligible />, createMemoryAdapter('not-eligible'), { config: { links: { pensionGuide } } });
    expect(screen.getByRole('heading', { level: 1, name: 'Not Eligible for Pension Tracing' })).toBeVisible();
    const link = screen.getByRole('link', { name: /^Read the Pension Guide \(PDF\)\s+\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute('href', pensionGuide);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('heading', { name: 'Talk to us' })).toBeNull();
  });

  it('links to the firm’s phone and email', () => {
    const contact = { email: 'help@example.com', ukPhone: '020 7946 0123' };
    renderWithAdapter(<NotEligible />, createMemoryAdapter('not-eligible'), { config: { contact } });
    expect(screen.getByRole('link', { name: 'Call 020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    expect(screen.getByRole('link', { name: 'Write to help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    expect(screen.queryByRole('heading', { name: 'Pension Guide' })).toBeNull();
  });

  it('links to the free service of the government, unless the firm removes it', () => {
    const { unmount } = renderWithAdapter(<NotEligible />, createMemoryAdapter('not-eligible'));
    expect(screen.getByRole('link', { name: /^Find pension contact details on GOV.UK/ })).toHaveAttribute(
      'href',
      'https://www.gov.uk/find-pension-contact-details',
    );
    unmount();
    const config = { links: { help: { pensionTracingService: null } } };
    renderWithAdapter(<NotEligible />, createMemoryAdapter('not-eligible'), { config });
    expect(screen.queryByText(/The Pension Tracing Service/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

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

  it('says what a relative can do when the person may be alive', async () => {
    const { unmount } = renderWithAdapter(<NotEligible />, withReason(1));
    expect(await screen.findByRole('heading', { name: 'If your relative is alive' })).toBeVisible();
    expect(screen.getByText('The death certificate')).toBeVisible();
    unmount();
    renderWithAdapter(<NotEligible />, withReason(9));
    expect(await screen.findByText('The death certificate')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'If your relative is alive' })).toBeNull();
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
