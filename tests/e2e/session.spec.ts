import type { Page } from '@playwright/test';
import { draftPause } from '../../src/backend/openKeptDraft';
import { asFirm } from './asFirm';
import * as journey from './journey';
import { createAccount } from './openAccount';
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

async function logIn(page: Page, { email, password }: Person) {
  await expect(page).not.toHaveURL(/\/personal$/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/personal$/);
  await expect(page.getByLabel('First name')).toHaveValue('Margaret');
}

/** Opens the form until it shows a phone number: a page that opens at once may read the draft before it is stored. */
async function expectPhone(page: Page, text: string) {
  await expect(async () => {
    await page.goto('/personal');
    await expect(phone(page)).toHaveValue(text, { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}

const saveAndLogOut = (page: Page) => page.getByRole('button', { name: 'Save and log out' }).click();

test.describe('a stored session that becomes another customer’s', () => {
  test('gets nothing that the first one submits, and shows its own screen, empty', async ({ page, site, customer }) => {
    const firm = await asFirm(site);
    const second = { ...customer, email: 'second-to-submit@example.com' };
    const stored = await createAccount(site, second);
    await firm.change(second.email, { first_name: 'Grace' });
    const before = await firm.profile(second.email);
    await journey.signUp(page, customer);
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

  test('gets no draft of what the first one types', async ({ page, site, customer }) => {
    const firm = await asFirm(site);
    const second = { ...customer, email: 'second-to-type@example.com' };
    const stored = await createAccount(site, second);
    await firm.change(second.email, { first_name: 'Grace' });
    await journey.signUp(page, customer);
    await expect(page.getByLabel('First name')).toHaveValue('Margaret');
    const kept = callsOf(page, 'portal_draft_keep');

    await replaceSession(page, stored);
    await phone(page).fill('07700 900123');
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(phone(page)).toHaveValue('');
    expect(kept).toEqual([]);
  });

  test('is not logged out by the first one', async ({ page, site, customer }) => {
    const firm = await asFirm(site);
    const second = { ...customer, email: 'second-to-leave@example.com' };
    const stored = await createAccount(site, second);
    await firm.change(second.email, { first_name: 'Grace' });
    await journey.signUp(page, customer);
    await expect(page.getByLabel('First name')).toHaveValue('Margaret');

    await replaceSession(page, stored);
    await saveAndLogOut(page);
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
  });
});

test.describe('Save and log out', () => {
  test('saves what was typed at the last moment', async ({ page, customer }) => {
    await journey.signUp(page, customer);
    await expect(page.getByLabel('First name')).toHaveValue('Margaret');
    await phone(page).fill('07700 900123');
    await saveAndLogOut(page);
    await expect(page).toHaveURL(/\/signup$/);
    await logIn(page, customer);
    await expect(phone(page)).toHaveValue('07700 900123');
  });

  test('saves what a browser wrote into a field without an event', async ({ page, customer }) => {
    await journey.signUp(page, customer);
    await expect(page.getByLabel('First name')).toHaveValue('Margaret');
    await phone(page).evaluate((input: HTMLInputElement) => {
      input.value = '07700 900124';
    });
    await saveAndLogOut(page);
    await expect(page).toHaveURL(/\/signup$/);
    await logIn(page, customer);
    await expect(phone(page)).toHaveValue('07700 900124');
  });

  test('says that the last words are not saved, and asks', async ({ page, customer, allowedOnConsole }) => {
    allowedOnConsole.push('Failed to load resource', 'portal_draft_keep');
    await journey.signUp(page, customer);
    await expect(page.getByLabel('First name')).toHaveValue('Margaret');
    await page.route('**/portal_draft_keep', (route) => route.abort());
    await phone(page).fill('07700 900125');
    await saveAndLogOut(page);
    await expect(page.getByRole('alert')).toContainText('Your last changes are not saved');
    await expect(phone(page)).toHaveValue('07700 900125');

    await page.unroute('**/portal_draft_keep');
    await page.getByRole('button', { name: 'Try to log out again' }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await logIn(page, customer);
    await expect(phone(page)).toHaveValue('07700 900125');

    await page.route('**/portal_draft_keep', (route) => route.abort());
    await phone(page).fill('07700 900126');
    await saveAndLogOut(page);
    await page.getByRole('button', { name: 'Log out without saving' }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await page.unroute('**/portal_draft_keep');
    await logIn(page, customer);
    await expect(phone(page)).toHaveValue('07700 900125');
  });

  test('waits at most three seconds', async ({ page, customer }) => {
    await journey.signUp(page, customer);
    await expect(page.getByLabel('First name')).toHaveValue('Margaret');
    await page.route('**/portal_draft_keep', () => {});
    await phone(page).fill('07700 900127');
    await saveAndLogOut(page);
    await expect(page.getByRole('alert')).toContainText('Your last changes are not saved', { timeout: 6000 });
  });

  const ways = [
    ['reload', 'within the last second'],
    ['close', 'within the last second'],
    ['reload', 'before the first draft has arrived'],
    ['close', 'before the first draft has arrived'],
  ] as const;
  for (const [way, when] of ways) {
    test(`is not needed before a ${way} ${when}`, async ({ page, customer, context }) => {
      await journey.signUp(page, customer);
      await expect(page.getByLabel('First name')).toHaveValue('Margaret');
      await waitForQuiet(page);
      if (when === 'before the first draft has arrived') {
        await page.route('**/rpc/portal_drafts', () => {});
        let isReloaded = false;
        page.once('framenavigated', () => (isReloaded = true));
        // The page before the reload may ask late.
        const asked = page.waitForRequest((request) => isReloaded && request.url().endsWith('/rpc/portal_drafts'));
        await page.reload();
        await asked;
      }
      await phone(page).fill('07700 900128');
      await page.unroute('**/rpc/portal_drafts');
      if (way === 'reload') await page.reload();
      else await page.close({ runBeforeUnload: true });
      await expectPhone(way === 'reload' ? page : await context.newPage(), '07700 900128');
    });
  }

  test('is not needed before a close when the token has expired', async ({ page, customer, context }) => {
    await journey.signUp(page, customer);
    await expect(page.getByLabel('First name')).toHaveValue('Margaret');
    await waitForQuiet(page);
    await page.evaluate((pause) => {
      // Only the end of the page sends what waits.
      const start = window.setTimeout.bind(window);
      window.setTimeout = ((handler: () => void, delay?: number) =>
        delay === pause ? 0 : start(handler, delay)) as typeof window.setTimeout;
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 10 }));
    }, draftPause);
    const refreshed = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'), {
      timeout: 10_000,
    });
    await phone(page).fill('07700 900129');
    await refreshed;
    await page.waitForFunction(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
      const { expires_at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at?: number };
      return (expires_at ?? 0) > Date.now() / 1000;
    });
    await page.close({ runBeforeUnload: true });
    await expectPhone(await context.newPage(), '07700 900129');
  });
});
