import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import { openAccount } from './openAccount';
import { expect, test } from './test';
import { waitForQuiet } from './waitForQuiet';

/** Limit of bytes for the first paint: the page and its style sheets. Scripts do not block it. */
const most = 30_000;

test('the sign-up paints before any script has loaded', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/signup`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reclaim Your Lost Pension');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();

  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
  let bytes = 0;
  for (const url of [page.url(), ...sheets]) {
    const response = await context.request.get(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers()['content-encoding']).toBe('gzip');
    bytes += Number(response.headers()['content-length']);
  }
  expect(sheets.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(most);
  expect(await page.locator('script:not([type="module"])').count()).toBe(0);
  await context.close();
});

const pages = [
  ['/signup', 'Start your trace', 'Reclaim Your Lost Pension', 'Start Your Trace'],
  ['/login', 'Log in', 'Welcome Back', 'Log in'],
  ['/forgot-password', 'Forgot password', 'Forgot Password', 'Send Reset Instructions'],
] as const;

for (const [path, title, heading, button] of pages) {
  test(`${path} looks the same before and after its scripts`, async ({ page }) => {
    const releaseScripts = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${title} – Lantern Pension Tracing`);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const before = await page.screenshot();
    releaseScripts();
    await expectHydrated(page);
    expect((await page.screenshot()).equals(before)).toBe(true);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  });
}

test('values typed before the scripts load stay in the form and out of the address', async ({ page, site }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('First name').fill('Margaret');
  await page.getByLabel('Email').fill('margaret@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start Your Trace' }).click();
  releaseScripts();
  await expectHydrated(page);

  // The form has the typed values: only the last name is missing.
  await page.getByRole('button', { name: 'Start Your Trace' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveValue('Margaret');
  await expect(page.getByLabel('Email')).toHaveValue('margaret@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse battery');
  expect(page.url()).toBe(`${site.url}/signup`);
  expect(requests.filter((request) => /margaret|correct/i.test(request))).toEqual([]);
});

for (const [path, tag, name] of [
  ['/personal', 1, 'Phone number'],
  ['/address', 2, 'Postcode'],
  ['/portal/support', 13, 'Search guides'],
] as const) {
  test(`words typed on ${path} before the scripts load stay in the field`, async ({ page, site, customer }) => {
    await openAccount(page, site, customer);
    await (await asFirm(site)).change(customer.email, { tags: [tag] });
    const releaseScripts = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByLabel(name, { exact: true });
    await field.fill('07700');
    releaseScripts();
    await expectHydrated(page);
    await waitForQuiet(page);
    await expect(field).toHaveValue('07700');
    if (tag === 13) await expect(page.getByText('No guides match “07700”.')).toBeVisible();
  });
}

test('a button pressed before any script has loaded sends the form once', async ({ page, customer }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Margaret');
  await page.getByLabel('Last name').fill('Hargreaves');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  const signUps: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/v1/signup')) signUps.push(request.url());
  });
  for (let presses = 0; presses < 3; presses += 1) {
    await page.getByRole('button', { name: 'Start Your Trace' }).click();
  }
  releaseScripts();
  await expect(page).toHaveURL(/\/personal$/);
  expect(signUps).toHaveLength(1);
});

test('a public page redirects a customer with a session to their step', async ({ page, site, customer }) => {
  await openAccount(page, site, customer);
  for (const path of ['/signup', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/personal$/);
  }
});

test('the portal asks for the account and its lists before its code has come', async ({ page, site, customer }) => {
  await openAccount(page, site, customer);
  const held: (() => void)[] = [];
  await page.route(/\/assets\/(?:PortalDashboard|react-dom)-.*\.js$/, async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.continue();
  });
  const names = ['portal_user', 'portal_user_traces', 'tasks', 'portal_user_pensions'];
  const questions: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (request.method() !== 'OPTIONS' && names.includes(name)) questions.push(name);
  });
  await page.goto('/portal', { waitUntil: 'commit' });
  await expect.poll(() => questions.toSorted()).toEqual(names.toSorted());
  expect(held.length).toBeGreaterThan(0);
  for (const release of held) release();
  // A customer at the first step has no portal: what was read is shown to no one.
  await expect(page).toHaveURL(/\/personal$/);
});

/** Waits until React has hydrated the page, which adds keys to the elements. */
async function expectHydrated(page: Page) {
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => page.getByRole('main').evaluate(isMarked)).toBe(true);
}

/** Delays scripts. Returns a function that releases them. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const come = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await come;
    await route.continue();
  });
  return release;
}
