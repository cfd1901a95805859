import { settle } from './settle.mjs';

/*
 * How each screen of the portal is reached. `isWindow` is for what stands over the page: the picture ends where the
 * window does.
 */

const heading = (page, name, level = 1) => page.getByRole('heading', { level, name }).waitFor();

/** On a phone the tabs are a select. */
async function choose(page, tab) {
  const select = page.getByRole('main').getByRole('combobox').first();
  if (await select.isVisible()) await select.selectOption({ value: await select.evaluate(valueOf, tab) });
  else await page.getByRole('tab', { name: tab }).click();
}

async function openPortal(page, tab) {
  await page.goto('/portal');
  await heading(page, 'Good Morning, Margaret');
  await settle(page);
  if (tab === undefined) return;
  await choose(page, tab);
  await heading(page, tab, 2);
  await leaveFocus(page);
}

/** The value of the option that starts with these words: a badge may follow them. */
const valueOf = ({ options }, words) => [...options].find(({ text }) => text.startsWith(words)).value;

/** The page before any interaction. */
async function leaveFocus(page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement?.blur());
}

async function openEntry(page, tab, name) {
  await openPortal(page, tab);
  await page.getByRole('link', { name: `View ${name}` }).click();
  await heading(page, name);
  await leaveFocus(page);
}

async function openProfile(page, tab) {
  await page.goto('/portal/profile');
  await heading(page, 'Your Profile');
  await settle(page);
  if (tab !== undefined) await choose(page, tab);
  await leaveFocus(page);
}

async function openSupport(page) {
  await page.goto('/portal/support');
  await heading(page, 'How can we support you?');
}

export const screensOfTheFirstVisit = [
  {
    name: 'welcome',
    isWindow: true,
    async open(page) {
      await page.goto('/portal');
      await page.getByRole('dialog', { name: 'Welcome To Your Pension Dashboard' }).waitFor();
    },
  },
  {
    name: 'tour',
    isWindow: true,
    async open(page) {
      await page.goto('/portal');
      await settle(page);
      await page.getByRole('button', { name: 'Start The Tour Of Your Portal' }).click();
      await page.getByRole('dialog', { name: 'Your traces' }).getByRole('button', { name: 'Next' }).click();
      await page.getByRole('dialog', { name: 'Trace another pension' }).waitFor();
    },
  },
];

export const screens = [
  { name: 'dashboard-traces', open: (page) => openPortal(page) },
  { name: 'dashboard-pensions', open: (page) => openPortal(page, 'Your Pensions') },
  { name: 'dashboard-documents', open: (page) => openPortal(page, 'Your Documents') },
  {
    name: 'contact',
    isWindow: true,
    async open(page) {
      await openPortal(page);
      await page.getByRole('button', { name: 'Contact Me' }).click();
      await page.getByRole('dialog', { name: 'Contact Us' }).waitFor();
    },
  },
  { name: 'trace-under-way', open: (page) => openEntry(page, undefined, 'Calder Valley Textiles') },
  { name: 'trace-nothing-found', open: (page) => openEntry(page, undefined, 'Dales Dairies') },
  { name: 'pension', open: (page) => openEntry(page, 'Your Pensions', 'Pennine Print Works') },
  {
    name: 'documents',
    async open(page) {
      await page.goto('/portal/documents');
      await heading(page, 'Your Documents');
      await page
        .getByRole('link', { name: /^Download / })
        .first()
        .waitFor();
    },
  },
  { name: 'support', open: openSupport },
  {
    name: 'support-search',
    async open(page) {
      await openSupport(page);
      await page.getByRole('searchbox', { name: 'Search guides' }).fill('contracted out');
      await heading(page, 'Search Results', 2);
      await page.getByText(/match “contracted out”\.$/).waitFor();
    },
  },
  {
    name: 'guide',
    async open(page) {
      await page.goto('/portal/support/guide/how-pension-tracing-works');
      await heading(page, 'How pension tracing works');
    },
  },
  { name: 'profile-personal', open: (page) => openProfile(page) },
  {
    name: 'profile-two-step',
    isWindow: true,
    async open(page) {
      await openProfile(page);
      const card = page.getByRole('region', { name: 'Two-step sign-in' });
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'profile-notifications', open: (page) => openProfile(page, 'Notifications') },
];
