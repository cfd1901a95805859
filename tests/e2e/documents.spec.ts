import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import { clientOf } from './clientOf';
import type { Site } from './startSite';
import { openAccount } from './openAccount';
import { expect, test } from './test';

interface Person {
  email: string;
  password: string;
}

/** A PDF that contains every byte value. */
function statement(bytes: number): Buffer {
  const content = Buffer.from(Array.from({ length: bytes }, (_, index) => (index * 31) % 256));
  content.write('%PDF-1.7\n');
  return content;
}

const file = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({ name, mimeType, buffer });

/** Signs a customer up and opens the documents page from the dashboard. */
async function openDocuments(page: Page, site: Site, customer: Person) {
  await openAccount(page, site, customer);
  await (await asFirm(site)).change(customer.email, { tags: [13] });
  await page.goto('/portal');
  await page.getByRole('tab', { name: 'Your Documents' }).click();
  await page.getByRole('link', { name: 'Upload a document' }).click();
  await expect(page).toHaveURL(/\/portal\/documents$/);
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet.' })).toBeVisible();
}

const picker = (page: Page) => page.locator('input[type=file]');
const links = (page: Page) => page.getByRole('link', { name: /^Download / });

async function signInDirectly(site: Site, { email, password }: Person) {
  const client = await clientOf(site);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error(error.message);
  return { client, id: data.user.id, files: client.storage.from('documents') };
}

test('uploaded documents download byte for byte', async ({ page, site, customer }) => {
  await openDocuments(page, site, customer);
  const content = statement(300_000);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload File' }).click();
  await (await chooser).setFiles([file('statement.pdf', content), file('second.pdf', statement(2000))]);
  await expect(page.getByText('statement.pdf has been uploaded.')).toBeVisible();
  await expect(page.getByText('second.pdf has been uploaded.')).toBeVisible();
  await expect(links(page)).toHaveCount(2);

  const link = page.getByRole('link', { name: 'Download statement.pdf (opens in a new tab)' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await answer.body()).equals(content)).toBe(true);

  // Uploading the same name again creates a second file.
  await picker(page).setInputFiles(file('statement.pdf', statement(1000)));
  await expect(page.getByRole('link', { name: /Download statement \(2\)\.pdf/ })).toBeVisible();
  await page.reload();
  await expect(links(page)).toHaveCount(3);
});

test('a cancelled upload stores no file', async ({ page, site, customer }) => {
  await openDocuments(page, site, customer);
  const devtools = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50 * 1024 };
  await devtools.send('Network.emulateNetworkConditions', slow);
  await picker(page).setInputFiles(file('statement.pdf', statement(1024 * 1024)));
  const bar = page.getByRole('progressbar', { name: 'Uploading statement.pdf' });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel uploading statement.pdf' }).click();
  await expect(page.getByText('statement.pdf was cancelled. Nothing of it was kept.')).toBeVisible();

  const { id, files } = await signInDirectly(site, customer);
  expect((await files.list(id)).data).toEqual([]);
  await devtools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.getByRole('button', { name: 'Try again to upload statement.pdf' }).click();
  await expect(links(page)).toHaveCount(1);
});
