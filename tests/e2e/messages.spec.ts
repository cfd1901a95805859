import { asFirm } from './asFirm';
import { createAccount } from './openAccount';
import { playDemo } from './playDemo';
import { expect, test } from './test';

test('a customer with a closed portal is emailed about a find, without a detail, and the link opens it after log-in', async ({
  page,
  site,
  customer,
}) => {
  const firm = await asFirm(site);
  await createAccount(site, customer);
  const { id } = await firm.profile(customer.email);
  await firm.add('traces', { user_id: id, name: 'Dales Dairies', start_year: 1984, end_year: 1991 });
  await firm.change(customer.email, { tags: [13] });
  await playDemo(site);

  const found = page
    .getByRole('article')
    .filter({ hasText: customer.email })
    .filter({ hasText: 'We have found a pension for you.' });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(found).toHaveCount(1, { timeout: 1 });
  }).toPass();
  await expect(found).toContainText('Hello Margaret,');
  for (const detail of ['Dales', 'Scottish Widows', 'Hargreaves']) await expect(found).not.toContainText(detail);

  const link = (await found.getByRole('link', { name: /\/portal\/trace\// }).getAttribute('href')) ?? '';
  await page.goto(link);
  await expect(page).toHaveURL(/\/signup/);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  // Sign-up has fields with the same labels, and shows until the log-in page has loaded.
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/portal/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/portal\/trace\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dales Dairies');
});

test('the link at the end of a message stops emails about news, on a press and without a log-in', async ({
  page,
  site,
  customer,
}) => {
  const firm = await asFirm(site);
  await createAccount(site, customer);
  const { id } = await firm.profile(customer.email);
  await firm.change(customer.email, { tags: [13] });
  await firm.add('tasks', { user_id: id, title: 'Send us a copy of your P45' });

  const message = page.getByRole('article').filter({ hasText: customer.email });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(message.first()).toBeVisible({ timeout: 1 });
  }).toPass();
  const link = message.first().getByRole('link', { name: /\/stop-news\?token=/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop emails about news?');
  // The token is not in the history of the browser.
  await expect(page).toHaveURL(`${site.url}/stop-news`);
  expect(await firm.profile(customer.email)).toMatchObject({ news_email: true });

  await page.reload();
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emails about news are off');
  expect(await firm.profile(customer.email)).toMatchObject({ news_email: false });
});
