import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../findBrowser.mjs';
import type { Host } from '../package/installPackage';
import { installNext, openPage, startNext } from '../package/startNext';

let host: Host;
let browser: Browser;

beforeAll(async () => {
  host = installNext();
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser.close();
  host.remove();
});

test("Next's development mode hydrates the server-rendered page without console messages", async () => {
  const address = await startNext(host, 'dev');
  const { page, messages } = await openPage(
    browser,
    (message) => message.type() === 'error' || message.type() === 'warning',
  );

  const response = await page.goto(`${address}/pensions/signup`, { timeout: 120_000 });
  expect(await response?.text()).toContain('aria-label="Your Firm, home"');
  await page.getByLabel('First name').fill('Margaret');
  // A press before hydration is replayed after it.
  await page.getByRole('button', { name: 'Start Your Trace' }).click();
  await page.getByText('Please enter a last name').first().waitFor({ timeout: 120_000 });
  expect(messages).toEqual([]);
});
