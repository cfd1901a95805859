import { expect, type Page } from '@playwright/test';

/*
 * The steps of the journey, found by the texts on the page. Each waits for its own screen and ends on the next one.
 */

interface Person {
  email: string;
  password: string;
}

export async function signUp(page: Page, { email, password }: Person) {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Reclaim Your Lost Pension' })).toBeVisible();
  await page.getByLabel('First name').fill('Margaret');
  await page.getByLabel('Last name').fill('Hargreaves');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Start Your Trace' }).click();
  await expect(page).toHaveURL(/\/personal$/);
}

export async function fillPersonalDetails(page: Page, { birthYear = '1958' } = {}) {
  await expect(page.getByRole('heading', { name: 'Your Personal Details' })).toBeVisible();
  await page.getByLabel('Title').selectOption('Mrs');
  await page.getByLabel('Phone number').fill('07700 900123');
  await page.getByLabel('Day').fill('27');
  await page.getByLabel('Month').fill('3');
  await page.getByLabel('Year').fill(birthYear);
  await page.getByLabel('National Insurance number').fill('AB 12 34 56 C');
}

export async function givePersonalDetails(page: Page, options?: { birthYear?: string }) {
  await fillPersonalDetails(page, options);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/address$/);
}

async function fillAddress(page: Page) {
  await expect(page.getByRole('heading', { name: 'Your Address' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter Address Manually' }).click();
  await page.getByLabel('Address line 1').fill('14 Mill Lane');
  await page.getByLabel('Town or city').fill('Halifax');
  await page.getByLabel('Postcode').fill('hx11aa');
}

export async function giveAddress(page: Page) {
  await fillAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/why$/);
}

export async function giveReason(page: Page, reason = 'Planning retirement') {
  await expect(page.getByRole('heading', { name: 'Why are you here today' })).toBeVisible();
  await page.getByRole('button', { name: reason }).click();
  await expect(page).toHaveURL(/\/processing$/);
}

export async function waitForProcessing(page: Page) {
  await expect(page.getByRole('heading', { name: 'Processing Your Application' })).toBeVisible();
  await expect(page).toHaveURL(/\/create-trace$/);
}

export async function createTrace(page: Page, employer: string) {
  await page.getByLabel('Employer', { exact: true }).fill(employer);
  await page.getByLabel(/^Start year/).fill('1984');
  await page.getByLabel(/^End year/).fill('1991');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: `Do You Know The Provider For ${employer}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Skip & Create Trace' }).click();
  await expect(page).toHaveURL(/\/traces$/);
}

export async function continueFromTraces(page: Page) {
  await page.getByRole('button', { name: 'Continue Application' }).click();
  await expect(page).toHaveURL(/\/known-pensions$/);
}

export async function skipKnownPensions(page: Page) {
  await page.getByRole('button', { name: 'No Known Pensions' }).click();
  await expect(page).toHaveURL(/\/authorisation$/);
}

export async function addKnownPension(page: Page, provider: string) {
  await page.getByRole('button', { name: 'Add Pension' }).click();
  await expect(page).toHaveURL(/\/add-pension$/);
  await page.getByRole('combobox', { name: /^Pension provider/ }).fill(provider);
  await page.keyboard.press('Escape');
  await page.getByLabel(/^Policy number/).fill('AV-1992');
  await page.getByLabel(/^Start year/).fill('1992');
  await page.getByLabel(/^End year/).fill('2001');
  await page.getByRole('button', { name: 'Add Pension' }).click();
  await expect(page).toHaveURL(/\/pensions$/);
}

/** Ticks every agreement and signs by typing the name. */
export async function agreeAndSign(page: Page) {
  await expect(page.getByRole('heading', { name: 'Your Authorisation' })).toBeVisible();
  await page.getByRole('checkbox').first().waitFor();
  for (const agreement of await page.getByRole('checkbox').all()) await agreement.check();
  await page.getByRole('radio', { name: /type/i }).click();
  await page.getByLabel(/full name|your name/i).fill('Margaret Hargreaves');
}

export async function authorise(page: Page) {
  await agreeAndSign(page);
  await page.getByRole('button', { name: 'Complete Application' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('heading', { name: 'Your letter is signed' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to your portal' }).click();
}

/** Opens the profile and waits until it has loaded completely: parts that load late move the buttons below them. */
export async function openProfile(page: Page) {
  await page.goto('/portal/profile');
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await expect(page.locator('.ptr-skeleton')).toHaveCount(0);
}

/** Logs in on the page that is open or opens next. Does not wait for the page after it. */
export async function logIn(page: Page, { email, password }: Person) {
  // Sign-up has fields with the same labels, and shows until the log-in page has loaded.
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export async function logOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Margaret Hargreaves' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signup$/);
}

/** Presses the button of a reset link that has been opened. */
export async function openLink(page: Page) {
  await page.getByRole('button', { name: 'Choose a new password' }).click();
}

export async function resetPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

/** Asks for a reset email in this browser and returns the link in it. */
export async function resetLink(page: Page, email: string): Promise<string> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText(`We've sent password reset instructions to ${email}`)).toBeVisible();
  await page.goto('/mailbox');
  const link = page
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: 'token_hash=' })
    .first()
    .getByRole('link')
    .first();
  return (await link.getAttribute('href')) ?? '';
}
