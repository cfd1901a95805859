import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { authorisation, currentAddress, personal } from '../contract/samples';
import { asFirm } from './asFirm';
import { clientOf } from './clientOf';
import { logIn } from './journey';
import { expect, test } from './test';

/** Signs an authorisation as a customer, with a separate client. */
async function sign(site: { url: string; anonKey(): Promise<string> }, email: string, password: string) {
  const client = await clientOf(site);
  const call = async (procedure: string, parameters: object, evidence = '') => {
    const { data, error } = await client.rpc(procedure, parameters).setHeader('X-Evidence', evidence);
    if (error) throw new Error(`${procedure}: ${error.message}`);
    return data;
  };
  const { error } = await client.auth.signUp({
    email,
    password,
    options: { data: { first_name: 'Margaret', last_name: 'Hargreaves' } },
  });
  if (error) throw error;
  await call('portal_personal', { ...personal, p_first_name: 'Łucja', p_last_name: 'Żółtowska' });
  await call('portal_address', currentAddress);
  return {
    async authorise() {
      const { wording } = await call('portal_agreements', {});
      const evidence = { method: 'drawn', screenshot: 'taken', wording };
      return call('portal_authorisation', authorisation, JSON.stringify(evidence));
    },
    list: () => call('portal_signed_authorisations', {}),
  };
}

test('the saved PDF of the signed authorisation matches the database', async ({ page, site, customer }) => {
  const firm = await asFirm(site);
  const { authorise, list } = await sign(site, customer.email, customer.password);
  await firm.change(customer.email, { tags: [11] });
  await authorise();
  await firm.change(customer.email, { tags: [13], first_visit: false });
  const [signed] = await list();

  await page.goto('/login');
  await logIn(page, customer);
  await page.getByRole('tab', { name: 'Your Documents' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download as PDF/ }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^Authorisation \d{4}-\d{2}-\d{2}\.pdf$/);
  await expect(page.getByText('Your PDF has been saved to your downloads.')).toBeVisible();

  const content = await readFile(await download.path());
  expect(content.toString('latin1', 0, 5)).toBe('%PDF-');
  const pdf = await getDocument({ data: new Uint8Array(content) }).promise;
  const text = (await (await pdf.getPage(1)).getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
  expect(text.join(' ')).toContain('Łucja Żółtowska');
  expect(text.join(' ')).toContain('AB 123456 C');
  expect(text.join(' ')).toContain(signed.hash);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/AB ?123456/);
});
