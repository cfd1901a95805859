import { asFirm } from './asFirm';
import * as journey from './journey';
import { expect, test } from './test';

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
  // The customer has signed on another device: the details can no longer be corrected here.
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

test('a double click sends once; the browser stores the session and no other personal data, and the address has none', async ({
  page,
  customer,
}) => {
  await journey.signUp(page, customer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/portal_personal')) sent.push(request.method());
  });
  await journey.fillPersonalDetails(page);
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expect(page).toHaveURL(/\/address$/);
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of ['AB123456C', 'AB 12 34 56 C', '07700', '1958', customer.password]) {
    expect(stored).not.toContain(secret);
  }
  expect(page.url()).toMatch(/\/address$/);
});
