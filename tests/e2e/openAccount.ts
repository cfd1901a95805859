import type { Page } from '@playwright/test';
import { clientOf } from './clientOf';
import type { Site } from './startSite';

interface Person {
  email: string;
  password: string;
}

/** Creates a customer's account, without a browser. Returns the session in the form in which the browser stores it. */
export async function createAccount(site: Site, { email, password }: Person): Promise<Record<string, string>> {
  const stored: Record<string, string> = {};
  const client = await clientOf(site, { stored });
  const names = { first_name: 'Margaret', last_name: 'Hargreaves' };
  const { error } = await client.auth.signUp({ email, password, options: { data: names } });
  if (error) throw error;
  return stored;
}

/**
 * Creates a customer's account and signs the page's browser in, without the sign-up form. The page is empty afterwards.
 */
export async function openAccount(page: Page, site: Site, person: Person) {
  const stored = await createAccount(site, person);
  // An empty page of the same origin.
  const empty = `${site.url}/empty`;
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(empty);
  await page.unroute(empty);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}
