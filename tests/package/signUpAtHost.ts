import type { Frame, Page } from 'playwright';

/** Signs a customer up on a host's page, or in a frame of it. Waits for the first step. */
export async function signUpAtHost(page: Page | Frame): Promise<void> {
  await page.getByLabel('First name').fill('Margaret');
  await page.getByLabel('Last name').fill('Hale');
  await page.getByLabel('Email').fill('margaret@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Correct horse 1');
  await page.getByRole('button', { name: 'Start Your Trace' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Personal Details' }).waitFor();
}
