import { createClient } from '@supabase/supabase-js';
import type { Page } from '@playwright/test';
import ws from 'ws';
import { asFirm } from './asFirm';
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

/** A logged-out client outside the browser. */
async function clientOf(site: Site) {
  return createClient(site.url, await site.anonKey(), {
    auth: { persistSession: false, autoRefreshToken: false },
    // The types of `ws` are narrower than the transport that supabase-js accepts.
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
}

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

test('a file that is too large or whose content does not match its name is not sent', async ({
  page,
  site,
  customer,
}) => {
  await openDocuments(page, site, customer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/')) sent.push(request.url());
  });
  await picker(page).setInputFiles([
    file('scan.pdf', statement(11 * 1024 * 1024)),
    file('letter.pdf', Buffer.from('MZ\u0090\u0000', 'latin1')),
  ]);
  await expect(page.getByText("'scan.pdf' is larger than 10 MB.")).toBeVisible();
  await expect(page.getByText("'letter.pdf' does not look like a PDF inside.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet.' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('the server refuses the same files when sent without the page', async ({ page, site, customer }) => {
  await openDocuments(page, site, customer);
  const { client, id, files } = await signInDirectly(site, customer);
  const type = 'application/pdf';
  const large = await files.upload(`${id}/large.pdf`, new Blob([new Uint8Array(11 * 1024 * 1024)], { type }));
  expect(large.error).toMatchObject({ statusCode: '413' });

  const path = `${id}/renamed.pdf`;
  expect((await files.upload(path, new Blob(['MZ'], { type }))).error).toBeNull();
  const { response } = await client.functions.invoke('document', { body: { name: 'letter.pdf', path } });
  expect(response?.status).toBe(422);
  expect((await files.exists(path)).data).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet.' })).toBeVisible();
});

test('a cancelled upload stores no file', async ({ page, site, customer }) => {
  await openDocuments(page, site, customer);
  const devtools = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200 * 1024 };
  await devtools.send('Network.emulateNetworkConditions', slow);
  await picker(page).setInputFiles(file('statement.pdf', statement(8 * 1024 * 1024)));
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

test('no other customer can open a document', async ({ page, site, customer }) => {
  await openDocuments(page, site, customer);
  await picker(page).setInputFiles(file('statement.pdf', statement(1000)));
  await expect(links(page)).toHaveCount(1);
  const me = await signInDirectly(site, customer);
  const [stored] = (await me.files.list(me.id)).data ?? [];
  const path = `${me.id}/${stored?.name}`;
  expect((await me.files.exists(path)).data).toBe(true);

  const stranger = { email: `stranger-of-${customer.email}`, password: customer.password };
  await (await clientOf(site)).auth.signUp(stranger);
  await (await asFirm(site)).change(stranger.email, { tags: [13] });
  const other = await signInDirectly(site, stranger);
  expect((await other.files.download(path)).error).not.toBeNull();
  expect((await other.files.createSignedUrl(path, 60)).error).not.toBeNull();
  expect((await other.files.list(me.id)).data).toEqual([]);
  expect((await other.client.functions.invoke('document', { body: { name: 'a.pdf', path } })).response?.status).toBe(
    404,
  );
  expect((await other.client.rpc('portal_user_documents')).data).toEqual([]);
});
