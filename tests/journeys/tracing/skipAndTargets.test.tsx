import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '@fontsource-variable/atkinson-hyperlegible-next';
import '../../../src/styles.css';
import type { MemoryScenarioName } from '../../../src/memory';
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

describe('targets', () => {
  const size = { width: window.innerWidth, height: window.innerHeight };
  beforeEach(() => page.viewport(360, 740));
  afterEach(() => page.viewport(size.width, size.height));

  it.each<[string, MemoryScenarioName]>([
    ['/signup', 'logged-out'],
    ['/login', 'logged-out'],
    ['/forgot-password', 'logged-out'],
    ['/address', 'address'],
    ['/create-trace', 'create-trace'],
    ['/authorisation', 'authorisation'],
    ['/portal', 'portal'],
    ['/portal/profile', 'portal'],
    ['/portal/documents', 'portal'],
    ['/portal/support', 'portal'],
    ['/portal/support/guide/guide-1', 'portal'],
  ])('of %s are at least 44 px high and wide', async (path, scenario) => {
    openAt(path, scenario, { config });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('.ptr-skeleton, .ptr-loading-screen')).toBeNull());
    await document.fonts.ready;
    expect(tooSmall()).toEqual([]);
  });
});

/** Links and buttons below 44 px that are not part of a sentence. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.ptr-root :is(a[href], button)')].flatMap((target) => {
    if (target.matches('.ptr-skip-link') || isInSentence(target)) return [];
    const { width, height } = target.getBoundingClientRect();
    const isHidden = width === 0 || height <= 1;
    // Half a pixel for the rounding of positions.
    return isHidden || (width >= 43.5 && height >= 43.5)
      ? []
      : [`${target.textContent} ${String(Math.round(width))} x ${String(Math.round(height))}`];
  });
}

function isInSentence(target: HTMLElement): boolean {
  if (target.tagName !== 'A' || target.matches('.ptr-link--alone')) return false;
  const around = target.closest('p, li')?.textContent ?? '';
  return around.trim() !== (target.textContent ?? '').trim();
}
