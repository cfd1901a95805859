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

test('a wrong document is removed after one question, with its link', async ({ page, site, customer }) => {
  await openDocuments(page, site, customer);
  await picker(page).setInputFiles([file('wrong.pdf', statement(1000)), file('right.pdf', statement(2000))]);
  await expect(links(page)).toHaveCount(2);
  const { id, files } = await signInDirectly(site, customer);
  const href = (await page.getByRole('link', { name: /^Download wrong\.pdf/ }).getAttribute('href')) ?? '';
  const path = new URL(href).pathname.split('/documents/')[1] ?? '';
  expect((await files.exists(path)).data).toBe(true);

  await page.getByRole('button', { name: 'Remove wrong.pdf' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this document?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(links(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove wrong.pdf' }).click();
  await question.getByRole('button', { name: 'Remove document' }).click();
  await expect(links(page)).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('You removed wrong.pdf');
  await expect(page.getByRole('status').filter({ hasText: 'wrong.pdf has been removed.' })).toHaveCount(1);
  await page.reload();
  await expect(links(page)).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('You removed wrong.pdf');
  // No new link can be made: the file waits for the firm's job.
  expect((await files.createSignedUrl(path, 60)).error).not.toBeNull();
  expect(await (await asFirm(site)).rows('removed_documents', id)).toMatchObject([{ name: 'wrong.pdf' }]);
});

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF');
const png = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pdfText = '%PDF-1.7\n%%EOF\n';

/** What phones and scanners produce: the chosen name, the content, and the name in the list. */
const odd: [name: string, content: Buffer, listed: string, type: string][] = [
  ['bom.pdf', bytes([0xef, 0xbb, 0xbf], pdfText), 'bom.pdf', 'application/pdf'],
  ['line.pdf', bytes('\r\n', pdfText), 'line.pdf', 'application/pdf'],
  ['IMG_1234', jpeg, 'IMG_1234.jpg', 'image/jpeg'],
  ['scan.jfif', jpeg, 'scan.jpg', 'image/jpeg'],
  ['old.jpe', jpeg, 'old.jpg', 'image/jpeg'],
  ['photo.jpg', png, 'photo.png', 'image/png'],
];

/** What cannot be used: the chosen name, the content, and how the message helps. */
const refused: [name: string, content: Buffer, help: string][] = [
  ['empty.pdf', Buffer.alloc(0), 'is empty. Open it to see whether it works'],
  ['photo.heic', bytes([0, 0, 0, 0x18], 'ftypheic'), 'On an iPhone, open Settings, Camera, Formats'],
  ['photo.webp', bytes('RIFF', [4, 0, 0, 0], 'WEBPVP8 '), 'open it and save or export it as a JPG'],
  ['letter.doc', bytes('{\\rtf1 Hello}'), 'choose Save As, and save it as a Word Document (.docx) or a PDF'],
];

test('files as phones and scanners make them are listed by their content, or refused with advice', async ({
  page,
  site,
  customer,
}) => {
  await openDocuments(page, site, customer);
  await picker(page).setInputFiles(odd.map(([name, buffer]) => file(name, buffer, '')));
  await expect(links(page)).toHaveCount(odd.length);
  for (const [, content, listed, type] of odd) {
    const link = page.getByRole('link', { name: `Download ${listed} (opens in a new tab)` });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect((await answer.body()).equals(content), listed).toBe(true);
    expect(answer.headers()['content-type'], listed).toContain(type);
  }
  await picker(page).setInputFiles(refused.map(([name, buffer]) => file(name, buffer, '')));
  for (const [name, , help] of refused) {
    await expect(page.getByRole('listitem').filter({ hasText: `'${name}'` })).toContainText(help);
  }
  await expect(links(page)).toHaveCount(odd.length);
});

test('the server function reads the same files by their content, whatever the page says', async ({
  page,
  site,
  customer,
}) => {
  await openDocuments(page, site, customer);
  const { client, id, files } = await signInDirectly(site, customer);
  const add = async (key: string, extension: string, name: string, content: Buffer, type: string) => {
    const path = `${id}/${key}.${extension}`;
    const stored = await files.upload(path, new Blob([new Uint8Array(content)], { type }));
    expect(stored.error, name).toBeNull();
    const { response } = await client.functions.invoke('document', { body: { name, path } });
    return { status: response?.status, isStored: (await files.exists(path)).data };
  };
  for (const [index, [, content, listed, type]] of odd.entries()) {
    const extension = listed.split('.').at(-1) ?? '';
    expect((await add(`odd-${index}`, extension, listed, content, type)).status, listed).toBe(200);
  }
  // Under the name of an accepted type, as a page that does not look inside would send them.
  for (const [index, [name, content]] of refused.entries()) {
    const result = await add(`no-${index}`, 'pdf', `${name.split('.')[0]}.pdf`, content, 'application/pdf');
    expect(result, name).toEqual({ status: 422, isStored: false });
  }
  // A PNG as a JPG: what is stored is never served as anything else.
  expect(await add('png-as-jpg', 'jpg', 'photo.jpg', png, 'image/jpeg')).toEqual({ status: 422, isStored: false });
  await page.reload();
  await expect(links(page)).toHaveCount(odd.length);
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
