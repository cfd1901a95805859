import type { Page } from '@playwright/test';
import { logIn } from './journey';
import { openPortal } from './openPortal';
import type { Site } from './startSite';
import { expect, test } from './test';

/* The screens for a lost connection, a removed code file and an ended session. */

const lines = ['ERR_INTERNET_DISCONNECTED', 'unreachable', 'WebSocket', 'Failed to fetch', 'outdated'];

/** Opens the portal with one trace, and returns the link to it. */
async function openTraces(page: Page, site: Site, customer: { email: string; password: string }) {
  await openPortal(page, site, customer, ['Calder Valley Textiles']);
  const trace = page.getByRole('link', { name: 'View Calder Valley Textiles' });
  await expect(trace).toBeVisible();
  return trace;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectNoTechnicalText(page: Page) {
  await expect(page.locator('body')).not.toContainText(/assets|module|\.js|http/);
}

test('opening a trace while offline says so, and the trace opens when the connection returns', async ({
  page,
  context,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push(...lines);
  const trace = await openTraces(page, site, customer);
  await context.setOffline(true);
  await trace.click();
  await expect(heading(page, 'You’re offline')).toBeFocused();
  await expectNoTechnicalText(page);
  await expect(page.getByRole('navigation', { name: 'Your portal' })).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Calder Valley Textiles')).toBeVisible();
});

test('a page whose code a deployment has removed offers to reload the site', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push(...lines, 'status of 404');
  const trace = await openTraces(page, site, customer);
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await trace.click();
  await expect(heading(page, 'Load the page again to carry on')).toBeFocused();
  await expectNoTechnicalText(page);
  await page.unroute(/\/assets\/.*\.js$/);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(heading(page, 'Calder Valley Textiles')).toBeVisible();
});

test('a stored session that has ended asks for a log-in, which returns to the same page', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('Invalid Refresh Token', 'logged-out', 'status of 400');
  await openTraces(page, site, customer);
  // Before the code of the next page runs: the open page would find out first.
  await page.addInitScript(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: 'ended' }));
  });
  await page.goto('/portal/documents');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You have been signed out. Log in again to carry on where you left off.')).toBeVisible();
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/portal\/documents$/);
});
