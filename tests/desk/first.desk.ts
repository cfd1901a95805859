import { expect } from '@playwright/test';
import { test } from './desk';
import { pages, stories } from './stories';

const firsts = stories.filter(({ title }, index) => stories.findIndex((story) => story.title === title) === index);

for (const story of firsts) {
  test(`${story.title}: ${story.name}`, ({ desk }) => desk.show(story.id));
}

const groupOf = ({ title }: { title: string }) => title.split('/')[0];
const firstPages = pages.filter(
  (page, index) => pages.findIndex((other) => groupOf(other) === groupOf(page)) === index,
);

for (const page of firstPages) {
  test(`the docs page ${page.title}`, ({ desk }) => desk.read(page.id));
}

test('the links of the introduction open pages', async ({ desk }) => {
  // Storybook does not render an open page again, and the introduction is open before the first test.
  await desk.read('words--docs');
  await desk.read('introduction--docs');
  const links = await desk.page
    .locator('#storybook-docs a[href*="path="]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  const known = [...stories, ...pages].map(({ id, type }) => `?path=/${type === 'story' ? 'story' : 'docs'}/${id}`);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !known.includes(link))).toEqual([]);
});

test('the gallery filters by screen and state', async ({ desk: { page, read } }) => {
  await read('gallery--docs');
  const cards = page.locator('.sb-cards > li');
  await expect(cards).toHaveCount(stories.length);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Access: Sign up/);

  const loading = stories.filter(({ title, name }) => title === 'Portal/Dashboard' && /loading$/i.test(name));
  await page.getByLabel('Screen or part').selectOption('Portal/Dashboard');
  await page.getByLabel('State', { exact: true }).selectOption('Loading or sending');
  await page.getByLabel('Words in the name').fill('loading');
  await expect(cards).toHaveCount(loading.length);
  await expect(cards.getByRole('link').first()).toHaveAttribute('href', /portal-dashboard--.*theme:light/);

  await page.getByLabel('Theme').selectOption('dark');
  await expect(cards.getByRole('link').first()).toHaveAttribute('href', /theme:dark/);
});

test('the page of a part shows its rules and where it is used', async ({ desk: { page, read } }) => {
  await read('parts-button--docs');
  await expect(
    page.getByRole('figure').filter({ hasText: 'Do not' }).getByRole('button', { name: 'OK' }),
  ).toBeVisible();
  await expect(page.getByText('“button, Start Your Trace”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Access: Log in' })).toHaveAttribute('href', /access-log-in--/);
});

test('the page of a screen describes every prop, its own and those that all forms share', async ({
  desk: { page, read },
}) => {
  await read('onboarding-personal-details--docs');
  for (const prop of ['onCompleted', 'defaultValues', 'slots', 'className', 'ref']) {
    const name = page.locator('td:first-child').getByText(prop, { exact: true });
    const row = page.locator('.docblock-argstable tr').filter({ has: name });
    await expect(row).toHaveText(/[a-z]{3,} [a-z]{2,} [a-z]+/);
  }
});

test('the name of a story that its export gives is in sentence case', () => {
  const names = stories.filter(({ title }) => title === 'Onboarding/Personal details').map(({ name }) => name);
  expect(names).toContain('Every field missing');
});

test('the network of the toolbar changes the open story', async ({ desk: { page, show } }) => {
  const chooseNetwork = (network: string) =>
    page.evaluate((value) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { network: value } });
    }, network);
  await show('portal-dashboard--traces');
  await chooseNetwork('failing');
  await expect(page.getByText(/error while fetching your traces/)).toBeVisible();
  await chooseNetwork('story');
  await expect(page.getByRole('link', { name: 'View Milton Mills', exact: true })).toBeVisible();
});
