import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../../../src/styles.css';
import { openAt } from './openAt';

const config = { companyName: 'Lantern Pension Tracing', contact: { ukPhone: '0808 157 0192' } };

describe('the skip link', () => {
  it('is the first control, shows on focus and moves focus to the main element', async () => {
    const user = userEvent.setup();
    openAt('/portal', 'portal', { config });
    await screen.findByRole('heading', { level: 1 });
    const link = screen.getByRole('link', { name: 'Skip to main content' });
    expect(link.getBoundingClientRect().height).toBe(1);
    (document.activeElement as HTMLElement | null)?.blur();
    await user.tab();
    expect(link).toHaveFocus();
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await user.keyboard('{Enter}');
    const main = screen.getByRole('main');
    expect(main).toHaveFocus();
    await user.tab();
    expect(main).toContainElement(document.activeElement as HTMLElement);
    expect(main).not.toHaveAttribute('tabindex');
  });
});

it('the progress bar is inside a landmark', async () => {
  openAt('/personal', 'personal', { config });
  const bar = await screen.findByRole('progressbar');
  expect(screen.getByRole('region', { name: 'Your application' })).toContainElement(bar);
});
