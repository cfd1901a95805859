import { draftPause } from '../../src/provider/createDrafts';
import { openAccount } from './openAccount';
import { expect, test } from './test';
import { waitForQuiet } from './waitForQuiet';

test('what was typed before a close is saved, when the token has expired', async ({
  page,
  site,
  customer,
  context,
}) => {
  await openAccount(page, site, customer);
  await page.goto('/personal');
  await expect(page.getByLabel('First name')).toHaveValue('Margaret');
  await waitForQuiet(page);
  await page.evaluate((pause) => {
    // Only the end of the page sends what waits.
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, delay?: number) =>
      delay === pause ? 0 : start(handler, delay)) as typeof window.setTimeout;
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 10 }));
  }, draftPause);
  const refreshed = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'), {
    timeout: 10_000,
  });
  await page.getByLabel('Phone number').fill('07700 900129');
  await refreshed;
  await page.waitForFunction(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const { expires_at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at?: number };
    return (expires_at ?? 0) > Date.now() / 1000;
  });
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await expect(async () => {
    await next.goto('/personal');
    await expect(next.getByLabel('Phone number')).toHaveValue('07700 900129', { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
});
