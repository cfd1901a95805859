import * as journey from './journey';
import { openAccount } from './openAccount';
import { expect, test } from './test';

test('typed values appear on another device, except the National Insurance number', async ({
  page,
  customer,
  browser,
  site,
}) => {
  await openAccount(page, site, customer);
  await page.goto('/personal');
  await journey.fillPersonalDetails(page);
  await expect(page.getByText('Continue on your phone')).toBeVisible();
  await page.waitForResponse(
    (response) =>
      response.url().includes('/portal_draft_keep') &&
      (response.request().postData() ?? '').includes('"year":"1958"') &&
      response.ok(),
  );
  // The browser stores the session and no other personal data, and the address has none.
  const stored = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  for (const secret of ['900123', '1958', 'AB123456C', 'AB 12 34 56 C', customer.password]) {
    expect(stored).not.toContain(secret);
  }

  await page.reload();
  await expect(page.getByLabel('Phone number')).toHaveValue('07700 900123');

  const phone = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/London',
  });
  const other = await phone.newPage();
  await other.goto('/login');
  await journey.logIn(other, customer);
  await expect(other.getByLabel('Phone number')).toHaveValue('07700 900123');
  await expect(other.getByLabel('Title')).toHaveValue('2');
  await expect(other.getByLabel('Day')).toHaveValue('27');
  await expect(other.getByLabel('Year')).toHaveValue('1958');
  await expect(other.getByLabel('National Insurance number')).toHaveValue('');
  await expect(other.getByText('Continue on your phone')).toBeHidden();

  await other.getByLabel('National Insurance number').fill('AB 12 34 56 C');
  await other.getByRole('button', { name: 'Next' }).click();
  await expect(other).toHaveURL(/\/address$/);
  await phone.close();
});
