import * as journey from './journey';
import { expect, test } from './test';

test('every step survives a reload, with addresses by postcode, a second trace and a known pension', async ({
  page,
  customer,
}) => {
  async function reloadKeepsPage(path: string, heading: string | RegExp) {
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // A deep link to another step redirects to the customer's own.
    await page.goto(path === '/why' ? '/authorisation' : '/why');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }

  await journey.signUp(page, customer);
  await reloadKeepsPage('/personal', 'Your Personal Details');
  await journey.givePersonalDetails(page);
  await reloadKeepsPage('/address', 'Your Address');
  await page.getByLabel('Postcode').fill('sw1a 1aa');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText(/address(es)? found for SW1A 1AA/).first()).toBeVisible();
  await journey.giveAddress(page);
  await reloadKeepsPage('/why', 'Why are you here today');
  await journey.giveReason(page);
  await journey.waitForProcessing(page);
  await reloadKeepsPage('/create-trace', "Let's Trace Your First Pension");
  await journey.createTrace(page, 'Calder Valley Textiles');
  await reloadKeepsPage('/traces', 'Would You Like To Trace Another Pension?');
  await page.getByRole('button', { name: 'Trace Another Pension' }).click();
  await expect(page.getByRole('heading', { name: "Let's Trace Another Pension" })).toBeVisible();
  await journey.createTrace(page, 'Pennine Rail Works');
  await journey.continueFromTraces(page);
  await reloadKeepsPage('/known-pensions', 'Help Us Help You: Add Your Known Pensions');
  await journey.addKnownPension(page, 'Aviva');
  await reloadKeepsPage('/pensions', /./);
  await page.getByRole('button', { name: 'Continue Application' }).click();
  await expect(page).toHaveURL(/\/authorisation$/);
  await reloadKeepsPage('/authorisation', 'Your Authorisation');
  await journey.authorise(page);
  await expect(page.getByText('Pennine Rail Works')).toBeVisible();
});
