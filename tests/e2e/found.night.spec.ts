import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { asFirm } from './asFirm';
import { openAccount } from './openAccount';
import { expect, test } from './test';

const demo = fileURLToPath(new URL('../../local-backend/demo/progress.mjs', import.meta.url));

test('a found pension leads the portal, and its page makes a letter to the provider', async ({
  page,
  site,
  customer,
}) => {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  const { id } = await firm.profile(customer.email);
  await firm.add('traces', { user_id: id, name: 'Northern Mill Co', start_year: 1984, end_year: 1991 });
  await firm.change(customer.email, { tags: [13], birth_date: '1958-03-14', national_insurance: 'AB123456C' });
  // The portal is closed while the back office works.
  await page.goto('about:blank');
  const env = { ...process.env, PORT: new URL(site.url).port, DATA_DIR: site.dataFolder, DEMO_PAUSE: '0' };
  const { stdout } = await promisify(execFile)(process.execPath, [demo], { env });
  expect(stdout).toContain('Trace 1 of 1: Completed');

  await page.goto('/portal');
  await page.getByRole('link', { name: 'One pension found' }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: 'We have found your Northern Mill Co pension' }),
  ).toBeVisible();
  const summary = page.getByRole('region', { name: 'Exampleford Mutual (example) looks after this pension' });
  await expect(summary.getByRole('link', { name: '01632 960123' })).toBeVisible();
  await expect(summary.getByRole('link', { name: 'We found it through Northern Mill Co' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A pension was found. What now?' })).toBeVisible();

  const letter = async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the letter as PDF' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('Letter to my pension provider.pdf');
    const pdf = await getDocument({ data: new Uint8Array(await readFile(await download.path())) }).promise;
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  };
  const plain = await letter();
  for (const words of ['Exampleford Mutual (example)', 'Sample Street', 'Northern Mill Co', '14 March 1958', '1984']) {
    expect(plain).toContain(words);
  }
  expect(plain).not.toContain('AB 123456 C');
  await page.getByRole('checkbox', { name: 'Put my National Insurance number in the letter' }).check();
  await expect(page.getByRole('button', { name: 'Download the letter as PDF' })).toBeVisible();
  expect(await letter()).toContain('AB 123456 C');
});
