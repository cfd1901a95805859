import { asFirm } from './asFirm';
import { openAccount } from './openAccount';
import { expect, test } from './test';

test('an address can be added by postcode, changed and deleted', async ({ page, site, customer }) => {
  await openAccount(page, site, customer);
  await (await asFirm(site)).change(customer.email, { tags: [13], phone: '07700 900123' });
  await page.goto('/portal');
  await page.getByRole('button', { name: 'Margaret Hargreaves' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeFocused();
  for (const [label, value] of [
    ['First name', 'Margaret'],
    ['Last name', 'Hargreaves'],
    ['Email', customer.email],
    ['Phone number', '07700 900123'],
  ] as const) {
    await expect(page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]')).toHaveText(value);
  }

  await expect(page.getByRole('heading', { name: 'No addresses found' })).toBeVisible();
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Address' });
  await adding.getByText('Previous Address').click();
  await adding.getByLabel('Postcode').fill('ex72 1qd');
  await adding.getByRole('button', { name: 'Find' }).click();
  await adding.getByRole('button', { name: 'Lighthouse Cottage, Demo Regis' }).click();
  await adding.getByLabel('Moved In').fill('1986');
  await adding.getByLabel('Moved Out').fill('1979');
  await adding.getByRole('button', { name: 'Add address' }).click();
  await expect(adding.getByRole('link', { name: 'Moved Out must not be before Moved In' })).toBeVisible();
  await adding.getByLabel('Moved Out').fill('1994');
  await adding.getByRole('button', { name: 'Add address' }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByText('1986 to 1994')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Lighthouse Cottage' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit address' });
  await editing.getByLabel('Address line 1').fill('The Lighthouse');
  await editing.getByText('Current Address').click();
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(editing).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Current Address' })).toBeVisible();
  await expect(page.getByText('Since 1986')).toBeVisible();

  // The letter of authority needs a current address.
  await page.getByRole('button', { name: 'Delete The Lighthouse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change it instead' }).click();
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await adding.getByText('Current Address').click();
  await adding.getByLabel('Postcode').fill('ex72 1qd');
  await adding.getByRole('button', { name: 'Find' }).click();
  await adding.getByRole('button', { name: 'Lighthouse Cottage, Demo Regis' }).click();
  await adding.getByLabel('Moved In').fill('1995');
  await adding.getByRole('button', { name: 'Add address' }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByText('Your address has been added. The Lighthouse is now a previous address.')).toBeAttached();
  await page.getByRole('button', { name: 'Delete The Lighthouse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByRole('button', { name: 'Delete The Lighthouse' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Your addresses' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Since 1995')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete The Lighthouse' })).toBeHidden();
});

test('marketing preferences are saved and survive a reload', async ({ page, site, customer }) => {
  await openAccount(page, site, customer);
  await (await asFirm(site)).change(customer.email, { tags: [13], marketing_text: false, marketing_post: true });
  await page.goto('/portal/profile');
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('switch', { name: 'Post' })).toBeChecked();
  await page.getByText('SMS', { exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('switch', { name: 'SMS' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Post' })).toBeChecked();
});
