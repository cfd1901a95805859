import { expect, test } from './test';

/** Bytes over the network before the first paint: the page and its style sheets. Every script loads beside them. */
const most = 30_000;

test('the sign-up paints before any script has loaded', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/signup`);
  await expect(page.locator('#root')).toHaveText('Lantern Pension Tracing');

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
