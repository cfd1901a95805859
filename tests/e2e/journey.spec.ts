import * as journey from './journey';
import type { Site } from './startSite';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Reads the database, bypassing row-level security. */
async function rowsOf(site: Site, table: string): Promise<Record<string, unknown>[]> {
  const key = await site.serviceRoleKey();
  const response = await fetch(`${site.url}/rest/v1/${table}?select=*`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Record<string, unknown>[];
}

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

  const [profile] = (await rowsOf(site, 'profiles')).filter(({ email }) => email === customer.email);
  expect(profile).toMatchObject({ first_name: 'Margaret', birth_date: '1958-03-27', tags: [12] });
  const traces = (await rowsOf(site, 'traces')).filter(({ user_id }) => user_id === profile?.id);
  expect(traces).toHaveLength(1);
  const signed = (await rowsOf(site, 'authorisations')).filter(({ user_id }) => user_id === profile?.id);
  expect(signed).toHaveLength(1);
  expect(signed[0]).toMatchObject({ data_protection: true, hmrc_authorised: true });
  expect(signed[0]?.signature).toMatch(/^data:image\/png;base64,/);
  expect(JSON.stringify(signed[0]?.agreements)).toContain('I authorise Lantern Pension Tracing to keep');
  expect(signed[0]?.screenshot).toMatch(/^data:image\/png;base64,/);
});

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

test('a customer who chose a wrong reason changes it and continues', async ({ page, customer }) => {
  await journey.signUp(page, customer);
  await journey.givePersonalDetails(page);
  await journey.giveAddress(page);
  await journey.giveReason(page, 'Tracing a pension for someone who has passed away');
  await expect(page).toHaveURL(/\/step6$/);
  await expect(page.getByRole('heading', { name: 'Not Eligible for Pension Tracing' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Save and log out' })).toBeVisible();
  await page.goto('/portal');
  await expect(page).toHaveURL(/\/step6$/);
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await expect(page.getByRole('button', { name: /passed away/ })).toHaveAttribute('aria-current', 'true');

  // Another reason about someone else shows this page again, with its own text.
  await page.getByRole('button', { name: "Locating a relative's pension" }).click();
  await expect(page).toHaveURL(/\/processing$/);
  await expect(page).toHaveURL(/\/step6$/);
  await expect(page.getByText(/Your answer was: ‘Locating a relative's pension’/)).toBeVisible();

  await page.getByRole('button', { name: 'Change my answer' }).click();
  await page.getByRole('button', { name: 'Planning retirement' }).click();
  await journey.waitForProcessing(page);
  await expect(page.getByRole('heading', { name: "Let's Trace Your First Pension" })).toBeVisible();
});
