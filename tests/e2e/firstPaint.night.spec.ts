import { delayScripts, expectHydrated } from './firstScripts';
import { openAccount } from './openAccount';
import { expect, test } from './test';

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
