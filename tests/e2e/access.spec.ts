import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import { bundleClient } from './bundleClient';
import * as journey from './journey';
import { createAccount, openAccount } from './openAccount';
import { expect, test } from './test';

async function logIn(page: Page, email: string, password: string) {
  // Sign-up has fields with the same labels, and shows until the log-in page has loaded.
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function logOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Margaret Hargreaves' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signup$/);
}

/** Signs a customer up and opens the portal, by setting their tags. */
async function visit(page: Page, site: Parameters<typeof asFirm>[0], customer: { email: string; password: string }) {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  await firm.change(customer.email, { tags: [13] });
  await page.goto('/portal');
  return firm;
}

/** Creates the account of a customer in the portal, and leaves the browser logged out. */
async function register(site: Parameters<typeof asFirm>[0], customer: { email: string; password: string }) {
  const firm = await asFirm(site);
  await createAccount(site, customer);
  await firm.change(customer.email, { tags: [13] });
  return firm;
}

/** Presses the button of a reset link that has been opened. */
async function openLink(page: Page) {
  await page.getByRole('button', { name: 'Choose a new password' }).click();
}

async function resetPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('a customer logs out, sees the server’s message for a wrong password, and logs in again', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('status of 400');
  await visit(page, site, customer);
  await logOut(page);
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth-token')));
  expect(stored).toEqual([]);

  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, customer.email, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await logIn(page, customer.email.toUpperCase(), customer.password);
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByText('You have been signed out')).toHaveCount(0);
});

test('sign-up refuses a used email address and keeps the typed values', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('status of 422');
  await register(site, customer);
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Margaret');
  await page.getByLabel('Last name').fill('Hargreaves');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Start Your Trace' }).click();
  await expect(page.getByRole('alert')).toContainText('already registered');
  await expect(page.getByLabel('Last name')).toHaveValue('Hargreaves');
});

test('a reset mail lets the customer set a new password, and the old one stops working', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('status of 400');
  await register(site, customer);

  const link = await journey.resetLink(page, customer.email);
  expect(link).toContain(`${site.url}/reset-password?token_hash=`);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/reset-password`);
  await openLink(page);
  await expect(page.getByText(`This link is for the account of ${customer.email}.`)).toBeVisible();

  await resetPassword(page, 'another horse battery');
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, customer.email, customer.password);
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await logIn(page, customer.email, 'another horse battery');
  await expect(page).toHaveURL(/\/portal$/);
});

test('a reload keeps recovery mode, before and after the button is pressed, until the customer leaves it', async ({
  page,
  site,
  customer,
  context,
}) => {
  await register(site, customer);
  const link = await journey.resetLink(page, customer.email);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeVisible();
  // The token is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/mailbox`);
  await page.goto(link);
  await page.reload();
  await openLink(page);
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`This link is for the account of ${customer.email}.`)).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await page.goto('/portal');
  await expect(page).toHaveURL(`${site.url}/reset-password`);

  // Another tab is not in recovery mode.
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

  await page.getByRole('button', { name: 'Keep my old password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have left that account' })).toBeVisible();
  await page.getByRole('link', { name: 'Return To Login' }).click();
  await logIn(page, customer.email, customer.password);
  await expect(page).toHaveURL(/\/portal$/);
});

test('a reset link works in another browser', async ({ page, site, customer, browser, allowedOnConsole }) => {
  allowedOnConsole.push('status of 400');
  await register(site, customer);
  const link = await journey.resetLink(page, customer.email);

  const phone = await browser.newContext({ baseURL: site.url });
  const phonePage = await phone.newPage();
  await phonePage.goto(link);
  await openLink(phonePage);
  await resetPassword(phonePage, 'another horse battery');
  await expect(phonePage.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await phonePage.getByRole('banner').getByRole('link').first().click();
  await expect(phonePage).toHaveURL(/\/login$/);
  await phone.close();

  await page.goto('/login');
  await logIn(page, customer.email, customer.password);
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await logIn(page, customer.email, 'another horse battery');
  await expect(page).toHaveURL(/\/portal$/);
});

test('an attacker’s link never signs a victim in to the attacker’s account', async ({
  page,
  site,
  customer,
  browser,
  context,
}) => {
  const attacker = { ...customer, email: `attacker-of-${customer.email}` };
  const otherBrowser = await browser.newContext({ baseURL: site.url });
  const attackersPage = await otherBrowser.newPage();
  await register(site, attacker);
  const openAttackersLink = async () => {
    await page.goto(await journey.resetLink(attackersPage, attacker.email));
    await openLink(page);
    await expect(page.getByText(`This link is for the account of ${attacker.email}.`)).toBeVisible();
  };
  const ownEmail = (place: Page) => place.getByRole('definition').filter({ hasText: customer.email });

  // The victim is logged in.
  await visit(page, site, customer);
  await openAttackersLink();
  const otherTab = await context.newPage();
  await otherTab.goto('/portal/profile');
  await expect(ownEmail(otherTab)).toBeVisible();
  await otherTab.close();
  await page.getByRole('button', { name: 'This is not me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have left that account' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto('/portal/profile');
  await expect(ownEmail(page)).toBeVisible();

  // The victim is logged out.
  await logOut(page);
  await openAttackersLink();
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('auth-token')));
  expect(stored).toEqual([]);
  await page.getByRole('button', { name: 'This is not me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have left that account' })).toBeVisible();
  await page.goto('/portal');
  await expect(page).toHaveURL(/\/signup$/);
  await otherBrowser.close();
});

/** Requests a reset link in this browser, and returns it as older emails have it. */
async function olderLink(page: Page, site: { url: string }, email: string): Promise<string> {
  const { searchParams } = new URL(await journey.resetLink(page, email));
  const url = new URL('/auth/v1/verify', site.url);
  url.searchParams.set('token', searchParams.get('token_hash') ?? '');
  url.searchParams.set('type', 'recovery');
  url.searchParams.set('redirect_to', `${site.url}/reset-password`);
  return url.href;
}

test('the link of an older email works in the browser that requested it, and a reload keeps recovery mode', async ({
  page,
  site,
  customer,
}) => {
  await register(site, customer);
  await page.goto(await olderLink(page, site, customer.email));
  await expect(page.getByText(`This link is for the account of ${customer.email}.`)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/reset-password`);
  await page.reload();
  await resetPassword(page, 'another horse battery');
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/portal$/);
});

test('the link of an older email does not sign in another browser', async ({ page, site, customer, browser }) => {
  await register(site, customer);
  const link = await olderLink(page, site, customer.email);
  const other = await browser.newContext({ baseURL: site.url });
  const otherPage = await other.newPage();
  await otherPage.goto(link);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
  await otherPage.goto('/portal');
  await expect(otherPage).toHaveURL(/\/signup$/);
  await other.close();
});

test('the links that confirm a new email address have a button too, and sign no one in', async ({
  page,
  site,
  customer,
}) => {
  await visit(page, site, customer);
  const next = `new-${customer.email}`;
  const asked = await page.evaluate(
    async ([url, key, email]) => {
      const stored = Object.entries(localStorage).find(([name]) => name.endsWith('-auth-token'));
      const { access_token } = JSON.parse(stored?.[1] ?? '{}') as { access_token?: string };
      const headers = { apikey: key, authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
      return (await fetch(`${url}/auth/v1/user`, { method: 'PUT', headers, body: JSON.stringify({ email }) })).ok;
    },
    [site.url, await site.anonKey(), next] as const,
  );
  expect(asked).toBe(true);
  await logOut(page);

  await page.goto('/mailbox');
  const mail = page.getByRole('article').filter({ hasText: customer.email }).filter({ hasText: 'token_hash=' }).first();
  await page.goto((await mail.getByRole('link').first().getAttribute('href')) ?? '');
  await expect(page).toHaveURL(`${site.url}/confirm-email`);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible();
  await expect(page.getByText(`This link is for the account of ${next}.`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, next, customer.password);
  await expect(page).toHaveURL(/\/portal$/);
});

test('a reset link followed in one tab does not disturb the form in another', async ({
  page,
  site,
  customer,
  context,
}) => {
  await journey.signUp(page, customer);
  await journey.fillPersonalDetails(page);

  // The site offers no reset to a logged-in customer, so the client requests it in this browser.
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(await bundleClient());
  await other.evaluate(
    ([url, key, email]) =>
      globalThis.makeAdapter(url, key, false).auth.requestPasswordReset({ email, redirectTo: `${url}/reset-password` }),
    [site.url, await site.anonKey(), customer.email] as const,
  );
  await other.goto('/mailbox');
  const mail = other
    .getByRole('article')
    .filter({ hasText: customer.email })
    .filter({ hasText: 'token_hash=' })
    .first();
  await other.goto((await mail.getByRole('link').first().getAttribute('href')) ?? '');
  await openLink(other);
  await expect(other.getByLabel('New Password', { exact: true })).toBeVisible();

  await expect(page).toHaveURL(/\/personal$/);
  await expect(page.getByLabel('National Insurance number')).toHaveValue('AB 12 34 56 C');
  await resetPassword(other, 'another horse battery');
  await expect(other.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/address$/);
});

for (const [what, script] of [
  ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`],
  [
    'blocked',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });`,
  ],
] as const) {
  test(`with storage that is ${what}, a customer can work in this tab, and nothing is stored`, async ({
    page,
    site,
    customer,
  }) => {
    await page.addInitScript(script);
    await journey.signUp(page, customer);
    await journey.givePersonalDetails(page);
    await page.reload();
    await expect(page).toHaveURL(`${site.url}/login`);
    await expect(page.getByText(/forgets you whenever the page loads again/)).toBeVisible();
    await logIn(page, customer.email, customer.password);
    await expect(page).toHaveURL(/\/address$/);
    await expect(page.getByText('This browser will not keep you logged in')).toBeVisible();
  });
}

test('a used link shows an error, offers a new one, and leaves no token in the address bar', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('status of 403');
  await register(site, customer);
  const link = await journey.resetLink(page, customer.email);
  await page.goto(link);
  await openLink(page);
  await resetPassword(page, 'another horse battery');
  await page.getByRole('button', { name: 'Continue' }).click();
  await logIn(page, customer.email, 'another horse battery');
  await expect(page).toHaveURL(/\/portal$/);

  await page.goto(link);
  await openLink(page);
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/reset-password`);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  await logOut(page);

  await page.goto(link);
  await openLink(page);
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/reset-password`);
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
});

test('the auth service’s error for a failed link is shown on every page that it opens', async ({ page, site }) => {
  for (const address of [
    '/?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    '/reset-password#error=access_denied&error_code=otp_expired',
  ]) {
    await page.goto('/login');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/reset-password`);
  }
});

test('logging out in one tab logs out the other tab', async ({ page, site, customer, context }) => {
  await visit(page, site, customer);
  const other = await context.newPage();
  await other.goto('/portal/profile');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Margaret Hargreaves' })).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText('You have been signed out. Log in again to carry on where you left off.')).toBeVisible();
});

test('typed values are kept after a refused session and a new log-in', async ({ page, customer, allowedOnConsole }) => {
  allowedOnConsole.push('status of 401', 'logged-out');
  await journey.signUp(page, customer);
  await journey.fillPersonalDetails(page);
  await page.route('**/rpc/portal_personal', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired', details: null, hint: null } }),
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You have been signed out. Log in again to carry on where you left off.')).toBeVisible();

  await page.unroute('**/rpc/portal_personal');
  await logIn(page, customer.email, customer.password);
  await expect(page).toHaveURL(/\/personal$/);
  await expect(page.getByLabel('National Insurance number')).toHaveValue('AB 12 34 56 C');
  await expect(page.getByLabel('Title')).toHaveValue('2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/address$/);
});

test('a session that ends before the signature is sent empties the letter, which says so and can be signed again', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('status of 401', 'logged-out');
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  const { id } = await firm.profile(customer.email);
  await firm.add('addresses', {
    user_id: id,
    line1: '12 Sample Street',
    city: 'Sampleton',
    postcode: 'EX71 3AA',
    type: 1,
  });
  await firm.change(customer.email, { tags: [11] });
  await page.goto('/authorisation');
  await journey.agreeAndSign(page);
  await page.route('**/rpc/portal_authorisation', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired', details: null, hint: null } }),
  );
  await page.getByRole('button', { name: 'Complete Application' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/rpc/portal_authorisation');

  await logIn(page, customer.email, customer.password);
  await expect(page).toHaveURL(/\/authorisation$/);
  await expect(page.getByText('You were logged out before your letter was sent')).toBeVisible();
  for (const agreement of await page.getByRole('checkbox').all()) await expect(agreement).not.toBeChecked();
  await expect(page.getByRole('img', { name: /^Place for your signature, empty/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Type' }).click();
  await expect(page.getByLabel('Your full name')).toHaveValue('');
  await journey.authorise(page);
});

test('the link in a mail opens the marketing preferences', async ({ page, site, customer }) => {
  const firm = await register(site, customer);
  await firm.change(customer.email, { phone: '07700 900123' });
  const { id } = await firm.profile(customer.email);

  await page.goto(`/marketing?id=${id}&email=${encodeURIComponent(customer.email)}`);
  await expect(page.getByRole('switch', { name: 'Email' })).not.toBeChecked();
  await expect(page).toHaveURL(`${site.url}/marketing`);
  await expect(page.getByText('To your number ••••• 0123')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe To All' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  expect(await firm.profile(customer.email)).toMatchObject({ marketing_email: true, marketing_text: true });

  await page.getByRole('switch', { name: 'Post' }).uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  expect(await firm.profile(customer.email)).toMatchObject({
    marketing_email: true,
    marketing_text: true,
    marketing_post: false,
  });
});

test('a marketing link with a wrong id or a wrong email shows the same error', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('status of 404');
  const firm = await register(site, customer);
  const { id } = await firm.profile(customer.email);
  for (const query of [`id=${id}&email=somebody%40example.com`, `id=1&email=${encodeURIComponent(customer.email)}`]) {
    await page.goto(`/marketing?${query}`);
    await expect(page.getByRole('alert')).toContainText('This link does not work');
  }
});

test('a cancelled application can be restored for 14 days', async ({ page, site, customer }) => {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  const cancelled = { tags: [14], tags_before_cancelling: [13] };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  await firm.change(customer.email, { ...cancelled, cancelled_at: daysAgo(15) });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Application Cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete My Data' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore Application' })).toHaveCount(0);

  await firm.change(customer.email, { cancelled_at: daysAgo(13) });
  await page.reload();
  await page.getByRole('button', { name: 'Restore Application' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  expect(await firm.profile(customer.email)).toMatchObject({ tags: [13], cancelled_at: null });
});

test('restoring an application that was cancelled in the profile opens the same portal', async ({
  page,
  site,
  customer,
}) => {
  const firm = await visit(page, site, customer);
  await journey.openProfile(page);
  await page.getByRole('button', { name: 'Cancel Application' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Application' }).click();
  await expect(page).toHaveURL(/\/cancelled-application$/);
  expect(await firm.profile(customer.email)).toMatchObject({ tags: [14] });
  await page.getByRole('button', { name: 'Restore Application' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  expect(await firm.profile(customer.email)).toMatchObject({ tags: [13] });
});

test('after deletion the data is gone and the customer cannot log in', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  // The session is deleted with the data, so logging out fails.
  allowedOnConsole.push('status of 403', 'status of 400');
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  const { id } = await firm.profile(customer.email);
  await firm.change(customer.email, {
    tags: [14],
    tags_before_cancelling: [13],
    cancelled_at: new Date().toISOString(),
    national_insurance: 'AB123456C',
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete My Data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your data for good?' });
  await question.getByRole('button', { name: 'Keep my data' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete My Data' }).click();
  await question.getByLabel('Password', { exact: true }).fill('not the password');
  await question.getByRole('button', { name: 'Delete my data for good' }).click();
  await expect(question.getByRole('alert')).toContainText('This is not your password. Nothing has been deleted.');
  await question.getByLabel('Password', { exact: true }).fill(customer.password);
  await question.getByRole('button', { name: 'Delete my data for good' }).click();

  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByText('Your data has been deleted', { exact: true })).toBeVisible();
  await expect(firm.profile(customer.email)).rejects.toThrow();
  expect(await firm.profileById(id)).toMatchObject({
    first_name: null,
    last_name: null,
    email: null,
    national_insurance: null,
  });
  await page.goto('/login');
  await logIn(page, customer.email, customer.password);
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
});
