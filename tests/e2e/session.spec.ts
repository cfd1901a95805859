import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import * as journey from './journey';
import { createAccount, openAccount } from './openAccount';
import type { Site } from './startSite';
import { expect, test } from './test';
import { waitForQuiet } from './waitForQuiet';

interface Person {
  email: string;
  password: string;
}

const phone = (page: Page) => page.getByLabel('Phone number');

/** Collects the bodies of the calls of a procedure from now on. */
function callsOf(page: Page, procedure: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/rpc/${procedure}`)) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/**
 * Replaces the stored session as a host's own client does: this tab gets no event. Waits for the calls of the page, which
 * would meet the other session: the page would be the second customer's before the test goes on.
 */
async function replaceSession(page: Page, stored: Record<string, string>) {
  await waitForQuiet(page);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Opens the first form of a new customer. */
async function openPersonalDetails(page: Page, site: Site, customer: Person) {
  await openAccount(page, site, customer);
  await page.goto('/personal');
  await expect(page.getByLabel('First name')).toHaveValue('Margaret');
  await waitForQuiet(page);
}

/** Opens the form until it shows a phone number: a page that opens at once may read the draft before it is stored. */
async function expectPhone(page: Page, text: string) {
  await expect(async () => {
    await page.goto('/personal');
    await expect(phone(page)).toHaveValue(text, { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}

test.describe('a stored session that becomes another customer’s', () => {
  test('gets nothing that the first one submits, and shows its own screen, empty', async ({ page, site, customer }) => {
    const firm = await asFirm(site);
    const second = { ...customer, email: 'second-to-submit@example.com' };
    const stored = await createAccount(site, second);
    await firm.change(second.email, { first_name: 'Grace' });
    const before = await firm.profile(second.email);
    await openPersonalDetails(page, site, customer);
    await journey.fillPersonalDetails(page);
    const sent = callsOf(page, 'portal_personal');

    await replaceSession(page, stored);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(phone(page)).toHaveValue('');
    await expect(page).toHaveURL(/\/personal$/);
    expect(sent).toEqual([]);
    expect(await firm.profile(second.email)).toEqual(before);
  });
});

test.describe('Save and log out', () => {
  test('saves what was typed at the last moment', async ({ page, site, customer }) => {
    await openPersonalDetails(page, site, customer);
    await phone(page).fill('07700 900123');
    await page.getByRole('button', { name: 'Save and log out' }).click();
    // On a slow machine, saving takes longer than the three seconds after which the page asks.
    const again = page.getByRole('button', { name: 'Try to log out again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(page).toHaveURL(/\/signup$/, { timeout: 4000 });
    }).toPass();
    await page.goto('/login');
    await journey.logIn(page, customer);
    await expect(page).toHaveURL(/\/personal$/);
    await expect(phone(page)).toHaveValue('07700 900123');
  });

  for (const way of ['reload', 'close'] as const) {
    test(`is not needed before a ${way} within the last second`, async ({ page, site, customer, context }) => {
      await openPersonalDetails(page, site, customer);
      await phone(page).fill('07700 900128');
      if (way === 'reload') await page.reload();
      else await page.close({ runBeforeUnload: true });
      await expectPhone(way === 'reload' ? page : await context.newPage(), '07700 900128');
    });
  }
});
