import * as journey from './journey';
import { expect, test } from './test';

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
