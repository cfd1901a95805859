import { settle } from './settle.mjs';

/*
 * How to open each screen. `isWindow` is for dialogs: the picture shows the window instead of the whole page.
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
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  await settle(page);
  if (tab !== undefined) await choose(page, tab);
  await leaveFocus(page);
}

async function openSupport(page) {
  await page.goto('/portal/support');
  await heading(page, 'How can we support you?');
}

/** A screen with an address of its own. */
const at = (name, title, path, headingText) => ({
  name,
  title,
  async open(page) {
    await page.goto(path);
    await heading(page, headingText);
    await leaveFocus(page);
  },
});

/** No one is logged in. */
export const screensOfVisitors = [
  at('sign-up', 'Sign-up', '/signup', 'Reclaim Your Lost Pension'),
  {
    name: 'sign-up-errors',
    title: 'Sign-up, with errors',
    async open(page) {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Start Your Trace' }).click();
      await page.getByText('There is a problem').waitFor();
    },
  },
  at('log-in', 'Log in', '/login', 'Welcome Back'),
  at('forgot-password', 'Forgotten password', '/forgot-password', 'Forgot Password'),
];

/** The steps of the application, each with the tag of a customer at that step. */
export const screensOfTheApplication = [
  { tag: 1, ...at('personal-details', 'Personal details', '/', 'Your Personal Details') },
  { tag: 2, ...at('address', 'Address', '/', 'Your Address') },
  { tag: 3, ...at('reason', 'Reason', '/', 'Why are you here today') },
  { tag: 6, ...at('create-trace', 'A new trace', '/', /^Let's Trace/) },
  { tag: 7, ...at('traces', 'Traces', '/', /./) },
  { tag: 8, ...at('known-pensions', 'Known pensions', '/', /Known Pensions$/) },
  { tag: 9, ...at('add-pension', 'A known pension', '/', /^Let's Add/) },
  { tag: 10, ...at('pensions', 'Pensions', '/', /./) },
  { tag: 11, ...at('authorisation', 'Authorisation', '/', 'Your Authorisation') },
];

export const screensOfTheFirstVisit = [
  {
    name: 'welcome',
    title: 'The first visit: welcome',
    isWindow: true,
    async open(page) {
      await page.goto('/portal');
      await page.getByRole('dialog', { name: 'Welcome To Your Pension Dashboard' }).waitFor();
    },
  },
  {
    name: 'tour',
    title: 'The first visit: a step of the tour',
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
  { name: 'dashboard-traces', title: 'Dashboard: traces', open: (page) => openPortal(page) },
  { name: 'dashboard-pensions', title: 'Dashboard: pensions', open: (page) => openPortal(page, 'Your Pensions') },
  { name: 'dashboard-documents', title: 'Dashboard: documents', open: (page) => openPortal(page, 'Your Documents') },
  {
    name: 'contact',
    title: 'Contact details',
    isWindow: true,
    async open(page) {
      await openPortal(page);
      await page.getByRole('button', { name: 'Contact Me' }).click();
      await page.getByRole('dialog', { name: 'Contact Us' }).waitFor();
    },
  },
  {
    name: 'trace-under-way',
    title: 'A trace under way',
    open: (page) => openEntry(page, undefined, 'Calder Valley Textiles'),
  },
  {
    name: 'trace-nothing-found',
    title: 'A trace that found nothing',
    open: (page) => openEntry(page, undefined, 'Dales Dairies'),
  },
  { name: 'pension', title: 'A pension', open: (page) => openEntry(page, 'Your Pensions', 'Pennine Print Works') },
  {
    name: 'documents',
    title: 'Documents',
    async open(page) {
      await page.goto('/portal/documents');
      await heading(page, 'Your Documents');
      await page
        .getByRole('link', { name: /^Download / })
        .first()
        .waitFor();
    },
  },
  { name: 'support', title: 'Guides', open: openSupport },
  {
    name: 'support-search',
    title: 'Guides: search results',
    async open(page) {
      await openSupport(page);
      await page.getByRole('searchbox', { name: 'Search guides' }).fill('contracted out');
      await heading(page, 'Search Results', 2);
      await page.getByText(/match “contracted out”\.$/).waitFor();
    },
  },
  {
    name: 'guide',
    title: 'A guide',
    async open(page) {
      await page.goto('/portal/support/guide/how-pension-tracing-works');
      await heading(page, 'How pension tracing works');
    },
  },
  { name: 'profile-personal', title: 'Profile: personal', open: (page) => openProfile(page) },
  {
    name: 'profile-notifications',
    title: 'Profile: notifications',
    open: (page) => openProfile(page, 'Notifications'),
  },
];
