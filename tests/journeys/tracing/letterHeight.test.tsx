import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../src/styles.css';
import { openAt } from './openAt';

const contact = { email: 'help@example.com', ukPhone: '0808 157 0192' };

describe('the letter on a phone', () => {
  const size = { width: window.innerWidth, height: window.innerHeight };
  beforeEach(async () => {
    document.documentElement.style.setProperty('--ptr-font', "'Atkinson Hyperlegible Next Variable', sans-serif");
    await page.viewport(360, 740);
  });
  afterEach(async () => {
    document.documentElement.style.removeProperty('--ptr-font');
    await page.viewport(size.width, size.height);
  });

  const never = 'We never ask for your password or your bank details.';

  async function openLetter() {
    const site = openAt('/authorisation', 'authorisation', {
      config: { companyName: 'Lantern Pension Tracing', contact, promises: { never: [never] } },
    });
    await screen.findAllByRole('checkbox');
    await document.fonts.ready;
    return site;
  }

  it('is at most 2,700 px high, including the HMRC agreement', async () => {
    await openLetter();
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(2700);
  });

  it('lists what we never do in a disclosure', async () => {
    const { user } = await openLetter();
    expect(screen.getByText(never)).not.toBeVisible();
    await user.click(screen.getByText('What we never do'));
    expect(screen.getByText(never)).toBeVisible();
  });

  it('begins within 430 px on a screen of 640 px, after who signs and where to get help in a line each', async () => {
    await page.viewport(360, 640);
    const { user } = await openLetter();
    expect(boxOf('.ptr-letter').top).toBeLessThanOrEqual(430);
    expect(boxOf('.ptr-letter-signer > p').height).toBeLessThan(30);
    expect(document.querySelector('.ptr-letter-signer > p')).toHaveTextContent(/^Help: help@example.com, 0808/);
    await user.click(screen.getByText('Margaret Hale', { selector: 'summary *' }));
    expect(screen.getByRole('button', { name: 'Change: National Insurance number' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change: Address' })).toBeVisible();
  });

  it('the second tap of a double tap on Start signing presses nothing else', async () => {
    await openLetter();
    const start = screen.getByRole('button', { name: 'Start signing' });
    const { left, top } = start.getBoundingClientRect();
    const underThumb = () => document.elementFromPoint(left + 8, top + 8);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(start);
      expect(underThumb()).toHaveClass('ptr-double-tap-guard');
      act(() => void vi.advanceTimersByTime(500));
      expect(underThumb()).not.toHaveClass('ptr-double-tap-guard');
    } finally {
      vi.useRealTimers();
    }
  });

  it('has no button or link called Sign', async () => {
    await openLetter();
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign' })).toBeNull();
  });

  it.each([640, 360])('has nothing fixed once signing has started, in a window of 360 by %i', async (height) => {
    await page.viewport(360, height);
    const { user } = await openLetter();
    expect(fixed()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Start signing' }));
    await waitFor(() => expect(fixed()).toEqual([]));
    window.scrollTo(0, 0);
    await user.click(screen.getByLabelText('Data protection'));
    screen.getByRole('radio', { name: 'Draw' }).scrollIntoView();
    expect(fixed()).toEqual([]);
    expectToBeFree(document.querySelector('.ptr-signature__canvas'));
    await user.click(screen.getByRole('radio', { name: 'Type' }));
    await user.type(screen.getByLabelText('Your full name'), 'M');
    for (const box of screen.getAllByRole('checkbox', { checked: false })) await user.click(box);
    await user.click(screen.getByLabelText('Your full name'));
    await user.paste('argaret Hale');
    expect(fixed()).toEqual([]);
    expectToBeFree(screen.getByLabelText('Your full name'));
  });

  it('has nothing fixed for a customer who begins without Start signing', async () => {
    const { user } = await openLetter();
    await user.click(screen.getByLabelText('Data protection'));
    await waitFor(() => expect(fixed()).toEqual([]));
  });
});

/** The elements that stay in the window while the page scrolls. */
function fixed(): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
}

/** Expects that all of an element is in the window and nothing is over it. */
function expectToBeFree(element: Element | null) {
  if (!element) throw new Error('The page has no such element.');
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // Its corners are round.
  for (const [x, y] of [
    [left + 12, top + 12],
    [right - 12, top + 12],
    [left + 12, bottom - 12],
    [right - 12, bottom - 12],
  ] as const) {
    expect(document.elementFromPoint(x, y)).toBe(element);
  }
}

function boxOf(selector: string): DOMRect {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element.getBoundingClientRect();
}
