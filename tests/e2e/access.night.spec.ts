import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import { bundleClient } from './bundleClient';
import * as journey from './journey';
import { createAccount } from './openAccount';
import { openPortal } from './openPortal';
import type { Site } from './startSite';
import { expect, test } from './test';

/** Creates the account of a customer in the portal, and leaves the browser logged out. */
async function register(site: Site, customer: { email: string; password: string }) {
  const firm = await asFirm(site);
  await createAccount(site, customer);
  await firm.change(customer.email, { tags: [13] });
  return firm;
}

test('a reload keeps recovery mode, before and after the button is pressed, until the customer leaves it', async ({
  page,
  site,
  customer,
  context,
}) => {
  await register(site, customer);
  const link = await journey.resetLink(page, customer.email);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeVisible();
  // The token is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/mailbox`);
  await page.goto(link);
  await page.reload();
  await journey.openLink(page);
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`This link is for the account of ${customer.email}.`)).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await page.goto('/portal');
  await expect(page).toHaveURL(`${site.url}/reset-password`);

  // Another tab is not in recovery mode.
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

  await page.getByRole('button', { name: 'Keep my old password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have left that account' })).toBeVisible();
  await page.getByRole('link', { name: 'Return To Login' }).click();
  await journey.logIn(page, customer);
  await expect(page).toHaveURL(/\/portal$/);
});

/** Requests a reset link in this browser, and returns it as older emails have it. */
async function olderLink(page: Page, site: { url: string }, email: string): Promise<string> {
  const { search } = new URL(await journey.resetLink(page, email));
  const url = new URL('/auth/v1/verify', site.url);
  url.searchParams.set('token', search.slice('?token_hash=r.'.length));
  url.searchParams.set('type', 'recovery');
  url.searchParams.set('redirect_to', `${site.url}/reset-password`);
  return url.href;
}

test('the link of an older email works in the browser that requested it, and a reload keeps recovery mode', async ({
  page,
  site,
  customer,
}) => {
  await register(site, customer);
  await page.goto(await olderLink(page, site, customer.email));
  await expect(page.getByText(`This link is for the account of ${customer.email}.`)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/reset-password`);
  await page.reload();
  await journey.resetPassword(page, 'another horse battery');
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/portal$/);
});

test('the links that confirm a new email address have a button too, and sign no one in', async ({
  page,
  site,
  customer,
}) => {
  await openPortal(page, site, customer);
  const next = `new-${customer.email}`;
  const asked = await page.evaluate(
    async ([url, key, email]) => {
      const stored = Object.entries(localStorage).find(([name]) => name.endsWith('-auth-token'));
      const { access_token } = JSON.parse(stored?.[1] ?? '{}') as { access_token?: string };
      const headers = { apikey: key, authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
      return (await fetch(`${url}/auth/v1/user`, { method: 'PUT', headers, body: JSON.stringify({ email }) })).ok;
    },
    [site.url, await site.anonKey(), next] as const,
  );
  expect(asked).toBe(true);
  await journey.logOut(page);

  await page.goto('/mailbox');
  // One to each address. The change needs both.
  const mails = page.getByRole('article').filter({ hasText: customer.email }).filter({ hasText: 'token_hash=' });
  await expect(mails).toHaveCount(2);
  const links = await mails.evaluateAll((found) => found.map((mail) => mail.querySelector('a')?.getAttribute('href')));
  const confirm = async (link: string | null | undefined) => {
    await page.goto(link ?? '');
    await expect(page).toHaveURL(`${site.url}/confirm-email`);
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
  };
  await confirm(links[0]);
  await expect(page.getByText(/^Thank you\. We have also sent a link to your other email address/)).toBeVisible();
  await confirm(links[1]);
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible();
  await expect(page.getByText(`This link is for the account of ${next}.`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await journey.logIn(page, { ...customer, email: next });
  await expect(page).toHaveURL(/\/portal$/);
});

test('a reset link followed in one tab does not disturb the form in another', async ({
  page,
  site,
  customer,
  context,
}) => {
  await journey.signUp(page, customer);
  await journey.fillPersonalDetails(page);

  // The site offers no reset to a logged-in customer, so the client requests it in this browser.
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(await bundleClient());
  await other.evaluate(
    ([url, key, email]) =>
      globalThis.makeAdapter(url, key, false).auth.requestPasswordReset({ email, redirectTo: `${url}/reset-password` }),
    [site.url, await site.anonKey(), customer.email] as const,
  );
  await other.goto('/mailbox');
  const mail = other
    .getByRole('article')
    .filter({ hasText: customer.email })
    .filter({ hasText: 'token_hash=' })
    .first();
  await other.goto((await mail.getByRole('link').first().getAttribute('href')) ?? '');
  await journey.openLink(other);
  await expect(other.getByLabel('New Password', { exact: true })).toBeVisible();

  await expect(page).toHaveURL(/\/personal$/);
  await expect(page.getByLabel('National Insurance number')).toHaveValue('AB 12 34 56 C');
  await journey.resetPassword(other, 'another horse battery');
  await expect(other.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/address$/);
});

for (const [what, script] of [
  ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`],
  [
    'blocked',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });`,
  ],
] as const) {
  test(`with storage that is ${what}, a customer can work in this tab, and nothing is stored`, async ({
    page,
    site,
    customer,
  }) => {
    await page.addInitScript(script);
    await journey.signUp(page, customer);
    await journey.givePersonalDetails(page);
    await page.reload();
    await expect(page).toHaveURL(`${site.url}/login`);
    await expect(page.getByText(/forgets you whenever the page loads again/)).toBeVisible();
    await journey.logIn(page, customer);
    await expect(page).toHaveURL(/\/address$/);
    await expect(page.getByText('This browser will not keep you logged in')).toBeVisible();
  });
}
