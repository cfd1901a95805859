import { screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '@fontsource-variable/atkinson-hyperlegible-next';
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

  it('has links to read, tick and sign', async () => {
    const { user } = await openLetter();
    await user.click(screen.getByRole('link', { name: 'Sign' }));
    expect(screen.getByRole('group', { name: 'Please sign below' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Tick' }));
    expect(screen.getByLabelText('Data protection')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Read' }));
    expect(screen.getByRole('heading', { name: 'Letter of authority' })).toHaveFocus();
  });
});
