import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import * as journey from './journey';
import { createAccount, openAccount } from './openAccount';
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

test('a customer logs out, sees the server’s message for a wrong password, and logs in again', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('status of 400');
  await openPortal(page, site, customer);
  await journey.logOut(page);
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth-token')));
  expect(stored).toEqual([]);

  await page.getByRole('link', { name: 'Log in' }).click();
  await journey.logIn(page, { ...customer, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await journey.logIn(page, { ...customer, email: customer.email.toUpperCase() });
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByText('You have been signed out')).toHaveCount(0);
});

test('a reset mail lets the customer set a new password, and the old one stops working', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('status of 400');
  await register(site, customer);

  const link = await journey.resetLink(page, customer.email);
  expect(link).toContain(`${site.url}/reset-password?token_hash=`);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/reset-password`);
  await journey.openLink(page);
  await expect(page.getByText(`This link is for the account of ${customer.email}.`)).toBeVisible();

  await journey.resetPassword(page, 'another horse battery');
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await journey.logIn(page, customer);
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  await journey.logIn(page, { ...customer, password: 'another horse battery' });
  await expect(page).toHaveURL(/\/portal$/);
});

test('an attacker’s link never signs a victim in to the attacker’s account', async ({
  page,
  site,
  customer,
  browser,
  context,
}) => {
  const attacker = { ...customer, email: `attacker-of-${customer.email}` };
  const otherBrowser = await browser.newContext({ baseURL: site.url });
  const attackersPage = await otherBrowser.newPage();
  await register(site, attacker);
  const openAttackersLink = async () => {
    await page.goto(await journey.resetLink(attackersPage, attacker.email));
    await journey.openLink(page);
    await expect(page.getByText(`This link is for the account of ${attacker.email}.`)).toBeVisible();
  };
  const ownEmail = (place: Page) => place.getByRole('definition').filter({ hasText: customer.email });

  // The victim is logged in.
  await openPortal(page, site, customer);
  await openAttackersLink();
  const otherTab = await context.newPage();
  await otherTab.goto('/portal/profile');
  await expect(ownEmail(otherTab)).toBeVisible();
  await otherTab.close();
  await page.getByRole('button', { name: 'This is not me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have left that account' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto('/portal/profile');
  await expect(ownEmail(page)).toBeVisible();

  // The victim is logged out.
  await journey.logOut(page);
  await openAttackersLink();
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('auth-token')));
  expect(stored).toEqual([]);
  await page.getByRole('button', { name: 'This is not me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have left that account' })).toBeVisible();
  await page.goto('/portal');
  await expect(page).toHaveURL(/\/signup$/);
  await otherBrowser.close();
});

test('logging out in one tab logs out the other tab', async ({ page, site, customer, context }) => {
  await openPortal(page, site, customer);
  const other = await context.newPage();
  await other.goto('/portal/profile');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Margaret Hargreaves' })).toBeVisible();
  await journey.logOut(page);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText('You have been signed out. Log in again to carry on where you left off.')).toBeVisible();
});

test('after deletion the data is gone and the customer cannot log in', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  // The session is deleted with the data, so logging out fails.
  allowedOnConsole.push('status of 403', 'status of 400');
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  const { id } = await firm.profile(customer.email);
  await firm.change(customer.email, {
    tags: [14],
    tags_before_cancelling: [13],
    cancelled_at: new Date().toISOString(),
    national_insurance: 'AB123456C',
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete My Data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your data for good?' });
  await question.getByRole('button', { name: 'Keep my data' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete My Data' }).click();
  await question.getByLabel('Password', { exact: true }).fill('not the password');
  await question.getByRole('button', { name: 'Delete my data for good' }).click();
  await expect(question.getByRole('alert')).toContainText('This is not your password. Nothing has been deleted.');
  await question.getByLabel('Password', { exact: true }).fill(customer.password);
  await question.getByRole('button', { name: 'Delete my data for good' }).click();

  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByText('Your data has been deleted', { exact: true })).toBeVisible();
  await expect(firm.profile(customer.email)).rejects.toThrow();
  expect(await firm.profileById(id)).toMatchObject({
    first_name: null,
    last_name: null,
    email: null,
    national_insurance: null,
  });
  await page.goto('/login');
  await journey.logIn(page, customer);
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
});
