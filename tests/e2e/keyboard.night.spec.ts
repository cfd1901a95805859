import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Presses Tab until the control has focus. */
async function tabTo(page: Page, control: Locator) {
  await control.waitFor();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}.`);
}

async function type(page: Page, label: string | RegExp, text: string) {
  await tabTo(page, page.getByRole('textbox', { name: label }));
  await page.keyboard.type(text);
}

async function press(page: Page, name: string | RegExp) {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

test('the journey from sign-up to the portal works by keyboard alone', async ({ page, customer }) => {
  await page.goto('/signup');
  await type(page, 'First name', 'Margaret');
  await type(page, 'Last name', 'Hargreaves');
  await type(page, 'Email', customer.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');

  // Focus is on the heading of each new page, so the next Tab moves to its first control.
  await expect(page.getByRole('heading', { level: 1, name: 'Your Personal Details' })).toBeFocused();
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.type('Mrs');
  await type(page, 'Phone number', '07700 900123');
  await tabTo(page, page.getByRole('textbox', { name: 'Day' }));
  // Day and month move focus to the next field when they are full.
  await page.keyboard.type('27031958');
  await type(page, 'National Insurance number', 'AB123456C');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Your Address' })).toBeFocused();
  await press(page, 'Enter Address Manually');
  await type(page, 'Address line 1', '14 Mill Lane');
  await type(page, 'Town or city', 'Halifax');
  await type(page, 'Postcode', 'hx11aa');
  await page.keyboard.press('Enter');

  await press(page, 'Planning retirement');
  await expect(page).toHaveURL(/\/create-trace$/);
  await type(page, 'Employer', 'Calder Valley Textiles');
  await press(page, 'Next');
  await press(page, 'Skip & Create Trace');
  await press(page, 'Continue Application');
  await press(page, 'No Known Pensions');

  await expect(page.getByRole('heading', { level: 1, name: 'Your Authorisation' })).toBeFocused();
  await page.getByRole('checkbox').first().waitFor();
  for (const agreement of await page.getByRole('checkbox').all()) {
    await tabTo(page, agreement);
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('radio', { name: /draw/i }));
  await page.keyboard.press('ArrowRight');
  await type(page, 'Your full name', 'Margaret Hargreaves');
  await press(page, 'Complete Application');
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your letter is signed' })).toBeFocused();
  await press(page, 'Go to your portal');
  // After the welcome and the tour are closed, focus is on the heading, as on a new page.
  await expect(page.getByRole('dialog', { name: 'Welcome To Your Pension Dashboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Your traces' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
