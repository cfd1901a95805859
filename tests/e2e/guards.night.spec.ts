import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import * as journey from './journey';
import { openAccount } from './openAccount';
import { expect, test } from './test';

/*
 * Every rule of specification section 2.1: every route for a visitor, for a customer with each of the 15 tags, for an
 * administrator and in password recovery. The expected pages are listed here, independent of the product's code.
 */

/** The path of the screen that each tag opens, and the title of its page. */
const screenOfTag = new Map<number, readonly [path: string, title: string]>([
  [1, ['/personal', 'Your personal details']],
  [2, ['/address', 'Your address']],
  [3, ['/why', 'Why are you here today']],
  [4, ['/processing', 'Processing your application']],
  [5, ['/step6', 'Not eligible for pension tracing']],
  [6, ['/create-trace', 'Trace a pension']],
  [7, ['/traces', 'Your traces']],
  [8, ['/known-pensions', 'Your known pensions']],
  [9, ['/add-pension', 'Add a pension']],
  [10, ['/pensions', 'Your pensions']],
  [11, ['/authorisation', 'Your authorisation']],
  [12, ['/portal', '']],
  [13, ['/portal', '']],
  [14, ['/cancelled-application', 'Application cancelled']],
  [15, ['/action/authorisation', 'Your authorisation']],
]);

/** The progress step of each onboarding screen. Other pages show none. */
const stepOfPath = new Map([...screenOfTag].filter(([tag]) => tag <= 11).map(([tag, [path]]) => [path, tag]));

const visitorPages = new Map([
  ['/signup', 'Start your trace'],
  ['/login', 'Log in'],
  ['/login/0b8f1c9e', 'Log in'],
  ['/forgot-password', 'Forgot password'],
]);

const marketingLink = '/marketing?id=9d3f0c52-0f6e-4b0e-9a3c-2f1f7f1c2b11&email=nobody%40example.com';

const customerPaths = [
  ...new Set([...screenOfTag.values()].map(([path]) => path)),
  '/portal/profile',
  '/portal/documents',
  '/portal/nowhere',
];
const routes = [
  '/',
  '/nowhere',
  ...visitorPages.keys(),
  '/reset-password',
  '/marketing',
  marketingLink,
  ...customerPaths,
];

/** Navigates without a page load, as the browser's back button does. */
async function navigateTo(page: Page, route: string) {
  await expect.poll(() => page.evaluate(isTakenOver), { intervals: [20, 50, 100] }).toBe(true);
  await page.evaluate(async (to) => {
    // The router listens once React has finished hydrating.
    await new Promise((resolve) => requestIdleCallback(resolve));
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
}

/** Runs in the page. Whether React hydrates or renders it: React adds keys to its elements. */
function isTakenOver() {
  return [...document.querySelectorAll('#root *')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Expects a page with its title, its progress step and its address. */
async function expectPage(page: Page, path: string, title: string) {
  const progress = stepOfPath.get(path);
  const wanted = {
    address: path,
    title: expect.stringMatching(title === '' ? / – / : new RegExp(`^${title} – `)),
    headings: 1,
    progress: progress === undefined ? [] : [String(progress)],
  };
  await expect.poll(() => page.evaluate(readPage), { intervals: [20, 50, 100] }).toEqual(wanted);
}

/** Runs in the page. Returns the values that `expectPage` compares. */
function readPage() {
  const progress = document.querySelectorAll('[role="progressbar"][aria-label="Your application"]');
  return {
    address: location.pathname + location.search,
    title: document.title,
    headings: document.querySelectorAll('main h1').length,
    progress: [...progress].map((bar) => bar.getAttribute('aria-valuenow')),
  };
}

const isPortal = (route: string) => route === '/portal' || route.startsWith('/portal/');

/** Opens every route and expects the page that `wanted` names. */
async function openAllRoutes(page: Page, wanted: (route: string) => readonly [path: string, title: string]) {
  for (const route of routes) {
    await test.step(route, async () => {
      await navigateTo(page, route);
      await expectPage(page, ...wanted(route));
    });
  }
}

test.beforeEach(({ allowedOnConsole }) => {
  // The marketing link and the invite do not exist, which the server reports.
  allowedOnConsole.push('status of 404', 'We could not find this invitation');
});

test('a visitor can open sign-up, log-in, forgotten password and marketing, and gets sign-up for every other route', async ({
  page,
}) => {
  await page.goto('/');
  await expectPage(page, '/signup', 'Start your trace');
  await openAllRoutes(page, (route) => {
    if (route === marketingLink) return ['/marketing', 'Marketing preferences'];
    const title = visitorPages.get(route);
    return title === undefined ? ['/signup', 'Start your trace'] : [route, title];
  });
  for (const route of ['/portal/trace/1', '/personal', '/reset-password']) {
    await page.goto(route);
    await expectPage(page, '/signup', 'Start your trace');
  }
});

/** The page that a customer with one tag gets at a route. */
function pageOfTag(tag: number, route: string): readonly [path: string, title: string] {
  const home = screenOfTag.get(tag) ?? ['/', ''];
  if (route === marketingLink) return ['/marketing', 'Marketing preferences'];
  if (!isPortal(route) || (tag !== 12 && tag !== 13)) return home;
  return [route === '/portal/nowhere' ? '/portal' : route, ''];
}

/** A route to load from the server, as a bookmark does: another one for each tag. */
function bookmarkOfTag(tag: number): string {
  return routes[tag] ?? '/';
}

/**
 * The tags with which every route is also opened without a page load: at a step and in the portal.
 * `resolvePage.test.ts` tests every route with every tag.
 */
const tagsToOpen = [7, 13];

test('each tag opens its screen and no other', async ({ page, site, customer }) => {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  for (const tag of screenOfTag.keys()) {
    await test.step(`tag ${tag}`, async () => {
      await firm.change(customer.email, { tags: [tag] });
      const bookmark = bookmarkOfTag(tag);
      await page.goto(bookmark);
      await expectPage(page, ...pageOfTag(tag, bookmark));
      if (tagsToOpen.includes(tag)) await openAllRoutes(page, (route) => pageOfTag(tag, route));
    });
  }
});

test('an administrator is sent to the back-office', async ({ page, site, customer }) => {
  const backOffice = 'https://example.com/back-office';
  const body = '<!doctype html><title>Back-office</title>';
  await page.route(backOffice, (route) => route.fulfill({ contentType: 'text/html', body }));
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  await firm.change(customer.email, { tags: [13], admin: true });
  for (const route of ['/', '/marketing', '/portal']) {
    await page.goto(route);
    await expect(page).toHaveURL(backOffice);
  }

  // While the back-office answers without content, the application stays open, and other routes request it again.
  // `resolvePage.test.ts` has every route.
  await page.unroute(backOffice);
  await page.route(backOffice, (route) => route.fulfill({ status: 204 }));
  await page.goto(marketingLink);
  for (const route of ['/nowhere', '/login', '/personal', '/portal/profile']) {
    await test.step(route, async () => {
      await navigateTo(page, marketingLink);
      await expectPage(page, '/marketing', 'Marketing preferences');
      await Promise.all([page.waitForRequest(backOffice), navigateTo(page, route)]);
      expect(await page.evaluate(() => document.querySelectorAll('main h1').length)).toBe(0);
    });
  }
});

test('password recovery opens the screen for a new password and no other', async ({ page, site, customer }) => {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  await firm.change(customer.email, { tags: [13] });
  await page.evaluate(() => localStorage.clear());
  await page.goto(await journey.resetLink(page, customer.email));
  await expectPage(page, '/reset-password', 'Reset password');
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await openAllRoutes(page, (route) =>
    route === marketingLink ? ['/marketing', 'Marketing preferences'] : ['/reset-password', 'Reset password'],
  );
});
