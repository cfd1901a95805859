import type { Page } from '@playwright/test';
import { giveAddress, givePersonalDetails, giveReason, signUp, waitForProcessing } from './journey';
import { expect, test } from './test';
import { waitForQuiet } from './waitForQuiet';

/* Customers can correct an answer until they sign. */

const answers = (page: Page) => page.getByRole('dialog', { name: 'Your answers so far' });

async function goToTraces(page: Page, person: { email: string; password: string }) {
  await signUp(page, person);
  await givePersonalDetails(page);
  await giveAddress(page);
  await giveReason(page);
  await waitForProcessing(page);
}

test('Back first opens the answers, and then leaves the site, also after reloads', async ({ page, customer }) => {
  await page.goto('about:blank');
  await goToTraces(page, customer);
  await expect(page.getByRole('heading', { name: "Let's Trace Your First Pension" })).toBeVisible();
  for (let reloads = 0; reloads < 2; reloads += 1) {
    const profile = page.waitForResponse('**/rpc/portal_user');
    await page.reload();
    await profile;
    await waitForQuiet(page);
  }
  await page.goBack();
  await expect(answers(page).getByText('14 Mill Lane')).toBeVisible();
  await expect(page).toHaveURL(/\/create-trace$/);
  await answers(page).getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
