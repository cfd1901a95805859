import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import type { Site } from './startSite';
import { openAccount } from './openAccount';
import { expect, test } from './test';

/* The dashboard of a returning customer: its tabs, its dialogs and the pages that it links to. */

/** 10:30 on an earlier Wednesday, within Tracey's hours. In the past, so that the session has not expired. */
function wednesdayMorning(): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 4) % 7) - 7);
  day.setUTCHours(10, 30, 0, 0);
  return day;
}

async function openPortal(page: Page, site: Site, customer: { email: string; password: string }) {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  await firm.change(customer.email, { tags: [13] });
  const { id } = await firm.profile(customer.email);
  await page.clock.setFixedTime(wednesdayMorning());
  return { firm, id };
}

const isAtPortal = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/portal');

test('a trace created in the dialog appears in the list and has a page', async ({ page, site, customer }) => {
  await openPortal(page, site, customer);
  await page.goto('/portal');
  await expect(page.getByRole('heading', { level: 1, name: 'Good Morning, Margaret' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Traces Found' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Trace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Trace' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Please enter an employer name').first()).toBeVisible();
  await dialog.getByLabel('Employer', { exact: true }).fill('Calder Valley Textiles');
  await dialog.getByLabel(/^Start year/).fill('1984');
  await dialog.getByLabel(/^End year/).fill('1991');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('combobox', { name: /^Pension provider/ }).fill('Aviva');
  await page.getByRole('option', { name: 'Aviva', exact: true }).click();
  await dialog.getByLabel(/^Policy number/).fill('CV-1984-7');
  await dialog.getByRole('button', { name: 'Create Trace' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'View Calder Valley Textiles' }).click();
  await expect(page).toHaveURL(/\/portal\/trace\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Calder Valley Textiles' })).toBeFocused();
  for (const fact of ['1984', '1991', 'Aviva', 'CV-1984-7']) {
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'No Searches Found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Calder Valley Textiles' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your portal' }).click();
  await isAtPortal(page);
  await expect(page.getByRole('link', { name: 'View Calder Valley Textiles' })).toBeVisible();
});

test('a pension created in the dialog appears in the list and has a page', async ({ page, site, customer }) => {
  await openPortal(page, site, customer);
  await page.goto('/portal');
  const tab = page.getByRole('tab', { name: /^Your Pensions/ });
  await tab.click();
  await expect(tab).toContainText('0');
  await expect(page.getByRole('heading', { name: 'No Pensions Found' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Pension' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Pension' });
  await dialog.getByRole('button', { name: 'Add Pension' }).click();
  await expect(dialog.getByText('Please enter a provider').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: /^Pension provider/ }).fill('Scottish Wid');
  await page.getByRole('option', { name: 'Scottish Widows', exact: true }).click();
  await dialog.getByLabel(/^Policy number/).fill('SW-1992');
  await dialog.getByLabel(/^Start year/).fill('1992');
  await dialog.getByLabel(/^End year/).fill('2001');
  await dialog.getByRole('button', { name: 'Add Pension' }).click();
  await expect(dialog).toBeHidden();
  await expect(tab).toContainText('1');

  await page.getByRole('link', { name: 'View Scottish Widows' }).click();
  await expect(page).toHaveURL(/\/portal\/pension\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Scottish Widows' })).toBeFocused();
  for (const fact of ['1992', '2001', 'SW-1992']) {
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await page.goBack();
  await isAtPortal(page);
  await page.getByRole('tab', { name: /^Your Pensions/ }).click();
  await expect(page.getByRole('link', { name: 'View Scottish Widows' })).toBeVisible();
});

test('on a phone the tabs are a select, with documents, tasks, contact details and links', async ({
  page,
  site,
  customer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { firm, id } = await openPortal(page, site, customer);
  await firm.call('backoffice_add_task', { p_user: id, p_title: 'Send us a payslip', p_due_date: '2030-01-31' });
  await page.goto('/portal');
  await page.getByLabel('Show').selectOption('Your Documents');
  await expect(page.getByText('View or download your documents.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Documents Found' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your tasks' }).getByText('Send us a payslip')).toBeVisible();

  await page.getByRole('button', { name: 'Contact Me' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(contact.getByText('Monday to Friday, 9:30 am to 5:00 pm')).toBeVisible();
  await expect(contact.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  await page.keyboard.press('Escape');
  await expect(contact).toBeHidden();
  await expect(page.getByRole('button', { name: 'Contact Me' })).toBeFocused();
  for (const name of [/^FAQs/, /^How we handle your data/]) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('target', '_blank');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the tour video plays, with captions, under the content policy', async ({ page, site, customer }) => {
  await openPortal(page, site, customer);
  await page.goto('/portal');
  const video = page.getByLabel('Portal Tour Video', { exact: true });
  await expect(video).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the portal tour video' }).click();
  const playing = () =>
    video.evaluate((player: HTMLVideoElement) => ({
      isMoving: player.currentTime > 0 && !player.paused && player.readyState >= player.HAVE_CURRENT_DATA,
      captions: [...(player.textTracks[0]?.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')),
    }));
  await expect
    .poll(playing)
    .toEqual({ isMoving: true, captions: ['Your traces: each pension that we look for, and how far we have got.'] });
  await expect(page.getByText('The video has no sound.')).toBeVisible();
});

test('a missing trace or pension shows the same page as another customer’s row', async ({
  page,
  site,
  customer,
  browser,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('Failed to load resource', 'We could not find what you asked for');
  const { firm } = await openPortal(page, site, customer);
  const other = await browser.newPage({ baseURL: site.url });
  const stranger = { email: `stranger-of-${customer.email}`, password: customer.password };
  await openAccount(other, site, stranger);
  await firm.change(stranger.email, { tags: [13] });
  await firm.add('traces', { user_id: (await firm.profile(stranger.email)).id, name: 'Not Yours Ltd' });
  await other.goto('/portal');
  await other.getByRole('link', { name: 'View Not Yours Ltd' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Not Yours Ltd' })).toBeVisible();
  const theirs = new URL(other.url()).pathname;
  await other.close();

  const nobodys = '9d3f0c52-0f6e-4b0e-9a3c-2f1f7f1c2b11';
  for (const path of [theirs, `/portal/trace/${nobodys}`, `/portal/pension/${nobodys}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
    await expect(page.getByText('Not Yours Ltd')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to your portal' }).click();
  await isAtPortal(page);
});
