import { test as base, expect } from '@playwright/test';
import { asFirm } from './asFirm';
import { startSite, type Site } from './startSite';
import { watchRequests } from './waitForQuiet';

interface Customer {
  email: string;
  password: string;
}

interface Fixtures {
  /** An unused email address. */
  customer: Customer;
  /** Parts of the console messages that the test expects. */
  allowedOnConsole: string[];
}

let customers = 0;

/** A test on the running product that fails on a console error or an uncaught exception. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // Playwright requires a destructured first argument.
    async ({}, use) => {
      const site = await startSite();
      // Tests send requests faster than people do.
      await (await asFirm(site)).settings({ request_limit: 1_000_000 });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  customer: async ({}, use) => {
    customers += 1;
    await use({ email: `customer-${customers}@example.com`, password: 'correct horse battery' });
  },
  allowedOnConsole: async ({}, use) => use([]),
  context: async ({ context }, use) => {
    // A live change reloads a list after a random delay of up to 30 seconds. Here the limit is 30 ms.
    // reloadSchedule has its own tests; supabase-js and react-aria get small numbers too.
    await context.addInitScript(() => {
      const random = Math.random;
      Math.random = () => random() / 1000;
    });
    await use(context);
  },
  page: async ({ page, allowedOnConsole }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    watchRequests(page);
    await use(page);
    expect(complaints.filter((text) => !allowedOnConsole.some((allowed) => text.includes(allowed)))).toEqual([]);
  },
});

export { expect };
