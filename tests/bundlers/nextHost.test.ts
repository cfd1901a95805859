import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../findBrowser.mjs';
import type { Host } from '../package/installPackage';
import { signUpAtHost } from '../package/signUpAtHost';
import { installNext, movesAfterFirstPaint, next, openPage, startNext } from '../package/startNext';

let host: Host;
let browser: Browser | undefined;

beforeAll(async () => {
  host = installNext();
  host.runNode(next, 'build');
  browser = await chromium.launch(launchOptions());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  host.remove();
});

test("the recipe's production build has form and title in its HTML, signs up, and supports the router's back", async () => {
  if (!browser) throw new Error('The browser did not start.');
  const address = await startNext(host, 'start');
  const { page, messages } = await openPage(browser, () => true);

  await page.goto(address);
  await page.getByRole('link', { name: 'Find your lost pensions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reclaim Your Lost Pension' }).waitFor();
  expect(page.url()).toBe(`${address}/pensions/signup`);

  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
  expect(page.url()).toBe(`${address}/pensions/login`);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Reclaim Your Lost Pension' }).waitFor();
  expect(page.url()).toBe(`${address}/pensions/signup`);

  expect(await movesAfterFirstPaint(page, `${address}/pensions/signup`)).toBe(false);
  await signUpAtHost(page);
  expect(page.url()).toBe(`${address}/pensions/personal`);
  expect(messages).toEqual([]);

  // Without scripts, the page is the server's markup.
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const [path, title, field] of [
    ['signup', 'Start your trace – Your Firm', 'First name'],
    ['login', 'Log in – Your Firm', 'Email'],
  ] as const) {
    await plain.goto(`${address}/pensions/${path}`);
    expect(await plain.title()).toBe(title);
    expect(await plain.getByLabel(field).isVisible()).toBe(true);
  }
  await plain.goto(`${address}/pensions/portal`);
  expect(await plain.title()).toBe('Your portal – Your Firm');
  await plain.close();
});
