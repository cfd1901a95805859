import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotEligible } from '../../../src/features/not-eligible/NotEligible';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

const pensionGuide = 'https://example.com/pension-guide.pdf';

describe('NotEligible', () => {
  it('links to the guide in a new tab without an opener', () => {
    renderWithAdapter(<NotEligible />, createMemoryAdapter('not-eligible'), { config: { links: { pensionGuide } } });
    expect(screen.getByRole('heading', { level: 1, name: 'Not Eligible for Pension Tracing' })).toBeVisible();
    const link = screen.getByRole('link', { name: /^Read the Pension Guide \(PDF\)\s+\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute('href', pensionGuide);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByText(/Write to us/)).toBeNull();
  });

  it('shows whom to write to, and no guide when none is configured', () => {
    const contact = { email: 'help@example.com' };
    renderWithAdapter(<NotEligible />, createMemoryAdapter('not-eligible'), { config: { contact } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Write to us at help@example\.com/)).toBeVisible();
  });
});
