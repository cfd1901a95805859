import type { Page } from '@playwright/test';
import { currentAddress, personal } from '../contract/samples';
import { translated, translatePage } from '../translatePage';
import { asFirm } from './asFirm';
import { clientOf } from './clientOf';
import { agreeAndSign, logIn } from './journey';
import type { Site } from './startSite';
import { expect, test } from './test';

interface Person {
  email: string;
  password: string;
}

/** Creates a customer who has come to the letter, and logs the page in. */
async function openLetter(page: Page, site: Site, { email, password }: Person) {
  const client = await clientOf(site);
  const names = { first_name: 'Margaret', last_name: 'Hargreaves' };
  const { error } = await client.auth.signUp({ email, password, options: { data: names } });
  if (error) throw error;
  await client
    .rpc('portal_personal', { ...personal, p_first_name: 'Margaret', p_last_name: 'Hargreaves' })
    .throwOnError();
  await client.rpc('portal_address', currentAddress).throwOnError();
  await (await asFirm(site)).change(email, { tags: [11] });
  await page.goto('/login');
  await logIn(page, { email, password });
  await agreeAndSign(page);
}

async function recordOf(site: Site, { email }: Person) {
  const firm = await asFirm(site);
  const { id } = await firm.profile(email);
  const [record] = await firm.rows('authorisations', id);
  return record;
}

/** The colour of the picture's corner. Without the letter's styles it is transparent. */
const cornerOf = (page: Page, picture: unknown) =>
  page.evaluate(async (url) => {
    const image = new Image();
    image.src = String(url);
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(1, 1, 1, 1).data ?? [])];
  }, picture);

test('the picture of a letter on a translated page has the sealed words', async ({ page, site, customer }) => {
  await openLetter(page, site, customer);
  await page.getByRole('button', { name: 'Complete Application' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  const plain = await recordOf(site, customer);
  expect(plain?.evidence).not.toHaveProperty('translated');
  expect(await cornerOf(page, plain?.screenshot)).toEqual([255, 255, 255, 255]);

  await page.evaluate(() => localStorage.clear());
  const other = { ...customer, email: `translated-${customer.email}` };
  await openLetter(page, site, other);
  await page.evaluate(`(${translatePage.toString()})(${translated.toString()})`);
  await expect(page.getByRole('heading', { name: translated('Letter of authority') })).toBeVisible();
  // A person's own name is not a word to translate.
  await expect(page.getByText('Mrs Margaret Hargreaves', { exact: true })).toBeVisible();
  await expect(page.getByText(translated('You sign the original words, not the translation.'))).toBeVisible();
  await page.getByRole('button', { name: translated('Complete Application') }).click();
  await expect(page).toHaveURL(/\/portal$/);
  const record = await recordOf(site, other);
  expect(record?.evidence).toMatchObject({ method: 'typed', screenshot: 'taken', translated: true });
  expect(record?.screenshot).toBe(plain?.screenshot);
  expect(record?.letter).toEqual(plain?.letter);
});

test('a customer on a translated page reads the original before signing', async ({ page, site, customer }) => {
  await openLetter(page, site, customer);
  await page.evaluate(`(${translatePage.toString()})(${translated.toString()})`);
  await page.getByRole('button', { name: translated('Show the original') }).click();
  await expect(page.getByRole('heading', { name: 'Letter of authority' })).toBeFocused();
  for (const agreement of await page.getByRole('checkbox').all()) await expect(agreement).toBeChecked();
  await page.getByRole('button', { name: translated('Complete Application') }).click();
  await expect(page).toHaveURL(/\/portal$/);
  const record = await recordOf(site, customer);
  expect(record?.evidence).toMatchObject({ screenshot: 'taken' });
  expect(record?.evidence).not.toHaveProperty('translated');
});
