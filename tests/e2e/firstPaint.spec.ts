import { delayScripts, expectHydrated } from './firstScripts';
import { expect, test } from './test';

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
