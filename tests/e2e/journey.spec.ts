import { asFirm } from './asFirm';
import * as journey from './journey';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the journey from sign-up to the portal stores a trace and a signature', async ({ page, site, customer }) => {
  await journey.signUp(page, customer);
  await expect(page.getByText('Step 1 of 12')).toBeVisible();
  await journey.givePersonalDetails(page);
  await expect(page.getByText('Step 2 of 12')).toBeVisible();
  await journey.giveAddress(page);
  await journey.giveReason(page);
  await journey.waitForProcessing(page);
  await expect(page.getByRole('heading', { name: "Let's Trace Your First Pension" })).toBeVisible();
  await journey.createTrace(page, 'Calder Valley Textiles');
  await expect(page.getByRole('heading', { name: 'Would You Like To Trace Another Pension?' })).toBeVisible();
  await expect(page.getByText('Calder Valley Textiles')).toBeVisible();
  await journey.continueFromTraces(page);
  await journey.skipKnownPensions(page);
  await journey.authorise(page);
  await expect(page.getByText('Calder Valley Textiles')).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByText('Calder Valley Textiles')).toBeVisible();

  const firm = await asFirm(site);
  const profile = await firm.profile(customer.email);
  expect(profile).toMatchObject({ first_name: 'Margaret', birth_date: '1958-03-27', tags: [12] });
  expect(await firm.rows('traces', profile.id)).toHaveLength(1);
  const signed = await firm.rows('authorisations', profile.id);
  expect(signed).toHaveLength(1);
  expect(signed[0]).toMatchObject({ data_protection: true, hmrc_authorised: true });
  expect(signed[0]?.signature).toMatch(/^data:image\/png;base64,/);
  expect(JSON.stringify(signed[0]?.agreements)).toContain('I authorise Lantern Pension Tracing to keep');
  expect(signed[0]?.screenshot).toMatch(/^data:image\/png;base64,/);
});
