import { asFirm } from './asFirm';
import * as journey from './journey';
import { expect, test } from './test';

test('an invalid form shows an error at every invalid field and sends nothing', async ({ page, customer }) => {
  await journey.signUp(page, customer);
  const sent: string[] = [];
  page.on('request', (request) => {
    // The draft is saved; the step itself is not sent.
    if (request.method() === 'POST' && !request.url().includes('/rpc/portal_draft')) sent.push(request.url());
  });
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').fill('x');
  await page.getByRole('button', { name: 'Next' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  for (const message of [
    'Please select a title',
    'Please enter a first name',
    'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
    'Please enter a phone number',
    'Please enter a day',
    'Please enter a month',
    'Please enter a year',
    'Please enter a national insurance number',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link', { name: 'Please enter a phone number' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  expect(sent).toEqual([]);
});

test('a double click sends once', async ({ page, customer }) => {
  await journey.signUp(page, customer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/portal_personal')) sent.push(request.method());
  });
  await journey.fillPersonalDetails(page);
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expect(page).toHaveURL(/\/address$/);
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
});

test('a refused procedure shows the server’s message and keeps the typed values', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('status of 403');
  const firm = await asFirm(site);
  await journey.signUp(page, customer);
  await journey.fillPersonalDetails(page);
  // Signed meanwhile, for instance on another device: the details can no longer be corrected here.
  await firm.change(customer.email, { tags: [12] });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('National Insurance number')).toHaveValue('AB 12 34 56 C');
});

test('typed values survive a restart of the backend', async ({ page, site, customer, allowedOnConsole }) => {
  allowedOnConsole.push('ERR_CONNECTION_REFUSED', 'unreachable', 'WebSocket', 'Failed to fetch', 'status of 503');
  await journey.signUp(page, customer);
  await journey.fillPersonalDetails(page);
  await site.stop();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('We could not reach our service.')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('07700 900123');
  await site.start();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/address$/);
});

test('the browser stores the session and no other personal data, and the address has none', async ({
  page,
  customer,
}) => {
  await journey.signUp(page, customer);
  await journey.givePersonalDetails(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of ['AB123456C', 'AB 12 34 56 C', '07700', '1958', customer.password]) {
    expect(stored).not.toContain(secret);
  }
  expect(page.url()).toMatch(/\/address$/);
});
