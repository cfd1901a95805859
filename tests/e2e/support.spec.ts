import type { Page } from '@playwright/test';
import { hostileMarkdown } from '../features/support/hostileGuide';
import { asFirm } from './asFirm';
import type { Site } from './startSite';
import { openAccount } from './openAccount';
import { expect, test } from './test';
import { waitForQuiet } from './waitForQuiet';

/** A customer in the portal. */
async function signUpToPortal(page: Page, site: Site, customer: { email: string; password: string }) {
  await openAccount(page, site, customer);
  await (await asFirm(site)).change(customer.email, { tags: [13] });
}

const list = (page: Page, name: string) => page.getByRole('list', { name });

test('guides open from the dashboard, can be searched and read, and appear live', async ({ page, site, customer }) => {
  await signUpToPortal(page, site, customer);
  await page.goto('/portal');
  await page.getByRole('link', { name: 'Guides and support' }).click();
  await expect(page).toHaveURL(/\/portal\/support$/);
  await expect(page.getByRole('heading', { level: 1, name: 'How can we support you?' })).toBeFocused();
  await expect(list(page, 'Browse Guides').getByRole('listitem')).toHaveCount(8);
  await expect(list(page, 'Recommended Guides').getByRole('listitem')).toHaveCount(3);

  await page.getByRole('searchbox', { name: 'Search guides' }).fill('contracted out');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(page.getByText(/guides match “contracted out”\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/support$/);
  await list(page, 'Search Results').getByRole('link', { name: 'Contracting out and SERPS' }).click();

  await expect(page).toHaveURL(/\/portal\/support\/guide\/contracting-out-and-serps$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Contracting out and SERPS' })).toBeFocused();
  await expect(page.getByText('6 April 2016')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Contracting out and SERPS' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to all guides' }).click();
  await expect(list(page, 'Browse Guides').getByRole('listitem')).toHaveCount(8);
  const title = 'A guide from this very minute';
  const firm = await asFirm(site);
  await expect(async () => {
    const id = `live-${Math.random().toString(36).slice(2)}`;
    await firm.add('guides', { id, title, content: 'Fresh.' });
    await expect(list(page, 'Browse Guides').getByRole('link', { name: title }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('malformed addresses under support redirect to an existing page', async ({ page, site, customer }) => {
  await signUpToPortal(page, site, customer);
  for (const path of ['/portal/support/other', '/portal/support/guide', '/portal/support/guide/a/b']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/portal\/support$/);
  }
  await page.goto('/portal/support/guide/mistyped');
  await expect(page.getByRole('heading', { level: 1, name: 'Guide not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to all guides' }).click();
  await expect(page).toHaveURL(/\/portal\/support$/);
});

test('a hostile guide runs no script, sends no request, opens no dialog and breaks no content policy', async ({
  page,
  site,
  customer,
}) => {
  const dialogs: string[] = [];
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('request', (request) => requests.push(request.url()));
  await page.addInitScript(() => {
    Reflect.set(window, 'violations', []);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (Reflect.get(window, 'violations') as string[]).push(`${violatedDirective} ${blockedURI}`);
    });
  });
  await signUpToPortal(page, site, customer);
  const firm = await asFirm(site);
  await firm.add('guides', {
    id: 'hostile',
    title: '<img src=x onerror=window.hostile=1>',
    content: hostileMarkdown,
    metadata: { description: '<svg onload=window.hostile=1>', icon: 'constructor', recommended: 2 },
  });

  const policy = (await page.goto('/portal/support'))?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  await list(page, 'Browse Guides').getByRole('link', { name: '<img src=x' }).click();
  await expect(page.getByText('The end of the hostile guide.')).toBeVisible();

  // Press everything that looks like a link, except real links to other sites.
  const content = page.locator('.ptr-guide__content');
  const hrefs = await content.locator('[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['https://evil.example/elsewhere', 'https://www.gov.uk/check-state-pension']);
  for (const words of ['script', 'mixed', 'encoded', 'tab', 'vb', 'data', 'reference']) {
    await content.getByText(words, { exact: true }).click();
  }
  await page.keyboard.press('Tab');
  await waitForQuiet(page);

  expect(
    await page.evaluate(() => [Reflect.get(window, 'hostile') ?? null, Reflect.get(window, 'violations')]),
  ).toEqual([null, []]);
  expect(dialogs).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
  await expect(page).toHaveURL(/\/portal\/support\/guide\/hostile$/);
});
