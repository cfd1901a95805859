import type { Locator, Page } from '@playwright/test';
import { asFirm } from './asFirm';
import { expect, test } from './test';

/** Copies a text to the clipboard and pastes it over the text of a field. */
async function paste(page: Page, field: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

test('what customers paste is stored clean', async ({ page, site, customer, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await page.goto('/signup');
  const signUp = page.getByRole('heading', { name: 'Reclaim Your Lost Pension' });
  await expect(signUp).toBeVisible();
  await paste(page, page.getByLabel('First name'), '\u200fEd\u200bith');
  await paste(page, page.getByLabel('Last name'), "O'Brien");
  await paste(page, page.getByLabel('Email'), `Edith Larkin <${customer.email}>`);
  await paste(page, page.getByLabel('Password', { exact: true }), customer.password);
  await page.getByRole('button', { name: 'Start Your Trace' }).click();
  await expect(page.getByText('Leave out the apostrophe: write OBrien. We match it to your records.')).toBeVisible();
  await paste(page, page.getByLabel('Last name'), 'Ｌａｒ\u00adｋｉｎ\u00a0');
  await page.getByRole('button', { name: 'Start Your Trace' }).click();
  await expect(page).toHaveURL(/\/personal$/);

  await page.getByLabel('Title').selectOption('Mrs');
  await paste(page, page.getByLabel(/^Previous names/), 'Edith\u3000Ash\u2060worth');
  await paste(page, page.getByLabel('Phone number'), 'Mobile: 447700/900123');
  await paste(page, page.getByLabel('Month'), '27 March 1958');
  await expect(page.getByLabel('Year')).toHaveValue('1958');
  await paste(page, page.getByLabel('National Insurance number'), 'ＡＢ–12–34–56–Ｃ');
  await page.getByLabel('Day').fill('07/03/1958');
  await expect(page.getByLabel('Day')).toHaveValue('07');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/address$/);

  const profile = await (await asFirm(site)).profile(customer.email);
  expect(profile).toMatchObject({
    email: customer.email,
    first_name: 'Edith',
    last_name: 'Larkin',
    previous_names: ['Edith Ashworth'],
    phone: '+447700 900123',
    birth_date: '1958-03-07',
    national_insurance: 'AB123456C',
  });
});
