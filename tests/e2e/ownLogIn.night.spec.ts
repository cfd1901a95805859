import { startFirm } from './firm/startFirm';
import * as journey from './journey';
import { expect, test } from './test';

test('a customer completes the onboarding and opens the portal of a firm with its own log-in', async ({
  page,
  site,
  customer,
}) => {
  const firm = await startFirm(site);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const logIn = async () => {
    await expect(heading('Log in to continue')).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/log-in\?returnTo=/);
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password').fill(customer.password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  try {
    await firm.register(customer);
    await page.goto(`${firm.url}/my-pensions`);
    await logIn();

    await expect(heading('Your application is not finished')).toBeVisible();
    await page.getByRole('link', { name: 'Continue your application' }).click();
    await expect(page).toHaveURL(`${firm.url}/apply/personal`);
    await journey.givePersonalDetails(page);
    await journey.giveAddress(page);
    await journey.giveReason(page);
    await journey.waitForProcessing(page);
    await journey.createTrace(page, 'Calder Mills');
    await journey.continueFromTraces(page);
    await journey.skipKnownPensions(page);
    await journey.agreeAndSign(page);
    await page.getByRole('button', { name: 'Complete Application' }).click();

    await expect(heading('Your application is complete')).toBeVisible();
    await page.getByRole('link', { name: 'Go to your portal' }).click();
    await expect(page).toHaveURL(/\/my-pensions\/portal$/);
    await expect(page.getByRole('dialog', { name: 'Welcome To Your Pension Dashboard' })).toBeVisible();

    await page.goto(`${firm.url}/log-out`);
    await page.goto(`${firm.url}/my-pensions/portal/documents`);
    await logIn();
    await expect(heading('Your Documents')).toBeVisible();
    await expect(page).toHaveURL(`${firm.url}/my-pensions/portal/documents`);

    await page.goto(`${firm.url}/log-out`);
    await logIn();
    await expect(page).toHaveURL(/\/my-pensions\/portal$/);
    await expect(page.getByText('Calder Mills').first()).toBeVisible();
  } finally {
    await firm.close();
  }
});
