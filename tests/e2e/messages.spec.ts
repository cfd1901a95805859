import { asFirm } from './asFirm';
import { logIn } from './journey';
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

  // The pension, or the trace if the email went before the demo had linked them.
  const link = (await found.getByRole('link', { name: /\/portal\/(trace|pension)\// }).getAttribute('href')) ?? '';
  await page.goto(link);
  await expect(page).toHaveURL(/\/signup/);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/portal/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/portal\/(trace|pension)\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We have found your');
});
