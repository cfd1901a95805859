import { hostileMarkdown } from '../features/support/hostileGuide';
import { asFirm } from './asFirm';
import { openAccount } from './openAccount';
import { expect, test } from './test';
import { waitForQuiet } from './waitForQuiet';

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
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  await firm.change(customer.email, { tags: [13] });
  await firm.add('guides', {
    id: 'hostile',
    title: '<img src=x onerror=window.hostile=1>',
    content: hostileMarkdown,
    metadata: { description: '<svg onload=window.hostile=1>', icon: 'constructor', recommended: 2 },
  });

  const policy = (await page.goto('/portal/support'))?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  await page.getByRole('list', { name: 'Browse Guides' }).getByRole('link', { name: '<img src=x' }).click();
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
