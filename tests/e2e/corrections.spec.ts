import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import {
  continueFromTraces,
  createTrace,
  giveAddress,
  givePersonalDetails,
  giveReason,
  signUp,
  skipKnownPensions,
  waitForProcessing,
} from './journey';
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

test('a wrong date of birth is corrected from the letter, before it is signed', async ({ page, site, customer }) => {
  await goToTraces(page, customer);
  await createTrace(page, 'Calder Valley Textiles');
  await continueFromTraces(page);
  await skipKnownPensions(page);

  await expect(page.getByRole('checkbox')).toHaveCount(2);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Show my NI number' }).click();
  await expect(page.getByText('AB 123456 C')).toBeVisible();

  await page.getByRole('button', { name: 'Change: Date of birth' }).click();
  const form = page.getByRole('dialog', { name: 'Change your personal details' });
  await expect(form.getByLabel('Year')).toHaveValue('1958');
  await form.getByLabel('Year').fill('1968');
  await form.getByRole('button', { name: 'Save changes' }).click();

  await expect(form).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Your change is saved.' })).toBeFocused();
  await expect(page.getByText('27 March 1968')).toBeVisible();
  await expect(page.getByText('Calder Valley Textiles')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page).toHaveURL(/\/authorisation$/);

  await page.getByRole('checkbox').check();
  await page.getByRole('radio', { name: 'Type' }).click();
  await page.getByLabel('Your full name').fill('Margaret Hargreaves');
  await page.getByRole('button', { name: 'Complete Application' }).click();
  await expect(page.getByRole('heading', { name: 'Your letter is signed' })).toBeVisible();
  const { birth_date, national_insurance } = await (await asFirm(site)).profile(customer.email);
  expect({ birth_date, national_insurance }).toEqual({ birth_date: '1968-03-27', national_insurance: 'AB123456C' });
});

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
