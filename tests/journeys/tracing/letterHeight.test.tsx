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

  async function openLetter() {
    const site = openAt('/authorisation', 'authorisation', {
      config: { companyName: 'Lantern Pension Tracing', contact },
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
    const never = 'We never ask for your password or your bank details.';
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

  it('starts signing at the first tick, then goes to the signature', async () => {
    const { user } = await openLetter();
    const start = screen.getByRole('button', { name: 'Start signing' });
    expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await user.click(start);
    expect(screen.getByLabelText('Data protection')).toHaveFocus();
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    window.scrollTo(0, 0);
    await user.click(await screen.findByRole('button', { name: 'Start signing' }));
    expect(screen.getByRole('group', { name: 'Please sign below' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start signing' })).toBeNull());
  });

  it('the second tap of a double tap on Start signing presses nothing else', async () => {
    const { user } = await openLetter();
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    window.scrollTo(0, 0);
    const start = await screen.findByRole('button', { name: 'Start signing' });
    const { left, top } = start.getBoundingClientRect();
    const underThumb = () => document.elementFromPoint(left + 8, top + 8)?.closest('a, button, input, label, canvas');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(start);
      await signatureIsSeen();
      expect(underThumb()).toBeNull();
      act(() => void vi.advanceTimersByTime(500));
      expect(underThumb()).not.toBeNull();
      expect(screen.getByRole('group', { name: 'Please sign below' })).toHaveFocus();
    } finally {
      vi.useRealTimers();
    }
  });

  it('has no button or link called Sign', async () => {
    await openLetter();
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign' })).toBeNull();
  });

  it('shows Complete Application whenever most of the signature is in view', async () => {
    await page.viewport(360, 640);
    await openLetter();
    const place = boxOf('.ptr-signature__panel').top;
    for (const top of [500, 400, 200, 0, -80]) {
      window.scrollTo(0, place - top);
      await waitFor(() => expect(isInView(screen.getByRole('button', { name: 'Complete Application' }))).toBe(true));
    }
  });

  it('keeps Complete Application in view above the signature once everything is ticked and signed', async () => {
    const { user } = await openLetter();
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('radio', { name: 'Type' }));
    await user.type(screen.getByLabelText('Your full name'), 'Margaret Hale');
    window.scrollTo(0, 0);
    await waitFor(() => expect(isInView(screen.getByRole('button', { name: 'Complete Application' }))).toBe(true));
    expect(screen.queryByRole('button', { name: 'Start signing' })).toBeNull();
  });
});

/** Waits until every observer has heard that the signature is in view. */
async function signatureIsSeen() {
  const place = document.querySelector('.ptr-signature__panel');
  if (!place) throw new Error('The page has no place to sign.');
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(place);
  });
  await act(async () => {});
}

function boxOf(selector: string): DOMRect {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element.getBoundingClientRect();
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
