import type { Page } from 'playwright';
import { expect } from 'vitest';
import { signUpAtHost } from './signUpAtHost';
import { supabaseReply } from './supabaseReply';
import { unreadableOf } from './unreadable';

/** A page of the documentation as an application of one Vite build. */
export interface RecipeApp {
  /** The page's path in the repository. */
  page: string;
  /** Which version of a file that the page prints twice. Default: the first. */
  version?: number;
  /** The host's entry. It imports the printed files. `show(element)` renders; `adapter`, `customer` and `myServer` are globals. */
  main: string;
  /** Checks what the page claims. `open` waits for the page to load. */
  observe: (page: Page, open: (path: string) => Promise<void>) => Promise<void>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const callsOf = (page: Page): Promise<string[]> => page.evaluate('adapter.calls.map(({ name }) => name)');

const provided = `import { PensionTraceProvider, LogInForm } from '@pension-trace/react';
const provided = (screen) => <PensionTraceProvider adapter={adapter}>{screen}</PensionTraceProvider>;`;

const tailwindMain = (sheets: string) => `${sheets}
${provided}
show(<><button id="own" className="ptr-button p-0">Own</button>{provided(<LogInForm />)}</>);`;

/** The padding of a button with our class and Tailwind's `p-0`. */
async function paddingBeside(page: Page, open: (path: string) => Promise<void>): Promise<string> {
  await open('/');
  await heading(page, 'Welcome Back');
  return styleOf(page, '#own', 'padding-inline-start');
}

/** Fills in the personal details. The names come from the profile. */
async function answerDetails(page: Page): Promise<void> {
  await heading(page, 'Your Personal Details');
  await page.getByLabel('Title').selectOption('Mrs');
  await page.getByLabel('Phone number', { exact: true }).fill('07700900123');
  await page.getByLabel('Day').fill('27');
  await page.getByLabel('Month').fill('3');
  await page.getByLabel('Year').fill('1964');
  await page.getByLabel('National Insurance number', { exact: true }).fill('AB123456C');
}

/** Answers the three steps of docs/recipes/own-log-in.md, up to the end of the onboarding. */
async function answerThreeSteps(page: Page, basePath: string): Promise<void> {
  await answerDetails(page);
  expect(new URL(page.url()).pathname).toBe(`${basePath}/personal`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Enter Address Manually' }).click();
  await page.getByLabel('Address line 1').fill('1 High Street');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Postcode').fill('LS1 4AP');
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Why are you here today');
  await page.getByRole('button', { name: 'Other reasons' }).click();
  await heading(page, 'Your application is complete');
}

/** Opens a trace from the portal of docs/recipes/own-log-in.md, logs out, and comes back to the trace by the log-in. */
async function returnToTrace(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: /Northern Rail/ }).click();
  await heading(page, 'Northern Rail');
  await page.getByRole('button', { name: 'Log out' }).click();
  await heading(page, 'Log in to continue');
  expect(await page.title()).toBe('Log in to continue – Your Firm');
  await page.getByRole('link', { name: 'Log in' }).click();
  await heading(page, 'Log in to Your Firm');
  await page.getByRole('button', { name: 'Log in' }).click();
  await heading(page, 'Northern Rail');
  expect(new URL(page.url()).pathname).toBe(path);
}

/** Every application, by the name of its folder. */
export const recipeApps: Readonly<Record<string, RecipeApp>> = {
  readme: {
    page: 'README.md',
    main: `import { PensionPage } from './src/PensionPage'; show(<PensionPage />);`,
    async observe(page, open) {
      await page.route('https://your-project.supabase.co/**', (route) => supabaseReply(route));
      await open('/pensions');
      await signUpAtHost(page);
      expect(new URL(page.url()).pathname).toBe('/pensions/personal');
      expect(await page.getByLabel('First name').inputValue()).toBe('Margaret');
      expect(await page.title()).toBe('Your personal details – Your Firm');
    },
  },
  bootstrap: {
    page: 'docs/recipes/bootstrap.md',
    main: `import './src/sheets';
${provided}
show(<><button className="btn btn-primary">Own</button>{provided(<LogInForm />)}</>);`,
    async observe(page, open) {
      await open('/');
      await heading(page, 'Welcome Back');
      const blue = await styleOf(page, '.btn-primary', 'background-color');
      expect(blue).toBe('rgb(13, 110, 253)');
      const setTheme = async (theme: string) => {
        await page.evaluate(
          `for (const name of ['bsTheme', 'ptTheme']) document.documentElement.dataset[name] = '${theme}'`,
        );
        // Colours fade.
        await page.evaluate(
          'Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {})',
        );
      };
      for (const theme of ['dark', 'light']) {
        await setTheme(theme);
        expect(await styleOf(page, 'form .ptr-button', 'background-color')).toBe(blue);
        for (const ours of ['h1', 'form .ptr-input']) {
          expect(await styleOf(page, ours, 'color')).toBe(await styleOf(page, 'body', 'color'));
          expect(await styleOf(page, ours, 'font-family')).toBe(await styleOf(page, 'body', 'font-family'));
        }
        expect(await styleOf(page, 'form .ptr-input', 'background-color')).toBe(
          await styleOf(page, 'body', 'background-color'),
        );
        expect(await unreadableOf(page)).toEqual([]);
      }
    },
  },
  csp: {
    page: 'docs/recipes/csp.md',
    main: `import './src/trustedTypes.js';
import '@pension-trace/react/styles.css';
import { PensionTracing } from '@pension-trace/react/product';
show(<PensionTracing adapter={adapter} config={{ companyName: 'Your Firm' }} />);`,
    async observe(page, open) {
      await open('/');
      await signUpAtHost(page);
      await open('/?scenario=portal-first-visit');
      await page.getByRole('button', { name: 'Start The Tour Of Your Portal' }).click();
      await page.locator('.driver-popover').waitFor();
      await page.getByRole('button', { name: 'Next' }).click();
    },
  },
  embedding: {
    page: 'docs/recipes/embedding.md',
    main: `if (location.hostname === 'www.your.firm') {
  const { Frame } = await import('./src/Frame');
  show(<Frame />);
} else if (location.hostname === 'pensions.your.firm') {
  const { PensionPage } = await import('./src/PensionPage');
  show(<PensionPage />);
  await import('./src/sendHeight');
}`,
    async observe(page, open) {
      await open('/');
      const { origin } = new URL(page.url());
      await page.route(/^https:\/\/\w+\.your\.firm\//, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
      });
      await page.goto('https://www.your.firm/');
      const frame = page.locator('iframe');
      const inner = frame.contentFrame();
      await inner.getByLabel('First name').waitFor();
      const heights = async () => [
        await frame.getAttribute('height'),
        await inner.locator('body').evaluate((body) => String(body.scrollHeight)),
      ];
      await expect.poll(async () => new Set(await heights()).size).toBe(1);
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    },
  },
  'own-backend': {
    page: 'docs/recipes/own-backend.md',
    main: `import { Why } from './src/Why'; show(<Why />);`,
    async observe(page, open) {
      await open('/');
      const logged = page.waitForEvent('console');
      await page.getByRole('button', { name: 'Other reasons' }).click();
      expect((await logged).text()).toBe('[13]');
    },
  },
  'own-fields': {
    page: 'docs/recipes/own-fields.md',
    main: `import { OwnSignUp } from './src/OwnSignUp';
${provided}
show(provided(<OwnSignUp />));`,
    async observe(page, open) {
      await open('/');
      await page.getByLabel('First name').fill('Ada');
      await page.getByRole('button', { name: 'Start' }).click();
      const described = (label: string) =>
        page.getByLabel(label).evaluate((input) => {
          return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
        });
      const problem = page.getByRole('paragraph').filter({ hasText: 'Please enter a password' });
      await problem.waitFor();
      const links = page.locator('[role=alert]:focus').getByRole('link');
      expect(await links.allTextContents()).toEqual([
        'Please enter a last name\nIf you have only one name, write it here as well.',
        'Please enter a email address',
        'Please enter a password',
      ]);
      expect(await described('Password')).toBe('Please enter a password');
      expect(await described('Last name')).toContain('If you have only one name, write it here as well.');
      expect(await page.getByLabel('First name').getAttribute('aria-invalid')).toBeNull();
      expect(await callsOf(page)).not.toContain('auth.signUp');
      await page.getByLabel('Last name').fill('Byron');
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Password').fill('correct horse battery');
      await problem.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByText('Welcome.').waitFor();
      expect(
        await page.evaluate("adapter.calls.filter(({ name }) => name === 'auth.signUp').map(({ payload }) => payload)"),
      ).toEqual([{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'correct horse battery' }]);
    },
  },
  'own-questions': {
    page: 'docs/recipes/own-questions.md',
    main: `import '@pension-trace/react/styles.css';
import { supabaseAdapter } from './src/supabaseAdapter';
import { YourDetails } from './src/YourDetails';
import { PensionTraceProvider } from '@pension-trace/react';
const isStored = location.search.includes('stored');
if (isStored) await supabaseAdapter.auth.signUp({
  email: 'margaret@example.com', password: 'Correct horse 1', firstName: 'Margaret', lastName: 'Hale',
});
show(<PensionTraceProvider adapter={isStored ? supabaseAdapter : adapter}><YourDetails /></PensionTraceProvider>);`,
    async observe(page, open) {
      await open('/?scenario=personal');
      await answerDetails(page);
      await page.getByLabel('Second telephone number').fill('later');
      await page.getByRole('button', { name: 'Next' }).click();
      const links = page.locator('[role=alert]:focus').getByRole('link');
      await links.first().waitFor();
      expect(await links.allTextContents()).toEqual([
        'Please enter a valid telephone number',
        'Please select where you heard about us',
      ]);
      await page.getByLabel('Second telephone number').fill('020 7946 0000');
      await page.getByLabel('How did you hear about us?').selectOption('In the news');
      const logged = page.waitForEvent('console');
      await page.getByRole('button', { name: 'Next' }).click();
      expect((await logged).text()).toBe('news');
      expect(await page.evaluate("adapter.calls.find(({ name }) => name === 'portal_personal').extra")).toEqual({
        heardFrom: 'news',
        secondPhone: '02079460000',
      });

      await page.route('https://your-project.supabase.co/**', (route) => supabaseReply(route));
      await open('/?stored');
      await answerDetails(page);
      await page.getByLabel('How did you hear about us?').selectOption('From a friend');
      const sent = page.waitForRequest('**/rest/v1/rpc/firm_personal');
      await page.getByRole('button', { name: 'Next' }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        p_date_of_birth: '1964-03-27',
        p_heard_from: 'friend',
        p_second_phone: '',
      });
      expect(await (await (await sent).response())?.json()).toEqual([2]);
    },
  },
  'own-letter': {
    page: 'docs/recipes/own-letter.md',
    main: `import { PensionPage } from './src/PensionPage'; show(<PensionPage />);`,
    async observe(page, open) {
      const sent: unknown[] = [];
      await page.route('**/api/letter', (route) => {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' });
      });
      const modules: string[] = [];
      page.on('request', (request) => modules.push(request.url()));
      await open('/?scenario=portal');
      await page.getByRole('tab', { name: 'Documents' }).click();
      const download = page.waitForEvent('download');
      await page
        .getByRole('button', { name: /^Download as PDF/ })
        .first()
        .click();
      expect((await download).suggestedFilename()).toMatch(/^Authorisation .+\.pdf$/);
      expect(sent).toEqual([{ isForInk: false, record: expect.objectContaining({ number: expect.anything() }) }]);
      expect(modules.filter((url) => /makeLetter|pdfkit/i.test(url))).toEqual([]);
    },
  },
  'own-log-in': {
    page: 'docs/recipes/own-log-in.md',
    main: `import App from './src/App'; show(<App />);`,
    async observe(page, open) {
      await open('/my-pensions');
      await heading(page, 'Your application is not finished');
      await page.getByRole('link', { name: 'Continue your application' }).click();
      await answerThreeSteps(page, '/apply');
      await page.getByRole('link', { name: 'Go to your portal' }).click();
      await page.getByRole('link', { name: /Northern Rail/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/my-pensions/portal');
      await returnToTrace(page, '/my-pensions/portal/trace/1');
      for (const elsewhere of [
        '//elsewhere.example',
        '/\\elsewhere.example',
        '/\t/elsewhere.example',
        'https://elsewhere.example',
      ]) {
        await open(`/log-in?returnTo=${encodeURIComponent(elsewhere)}`);
        await page.getByRole('button', { name: 'Log in' }).click();
        await page.waitForURL('**/my-pensions/portal');
      }
    },
  },
  'own-log-in-router': {
    page: 'docs/recipes/own-log-in.md',
    main: `import { Site } from './src/Site'; show(<Site />);`,
    async observe(page, open) {
      await open('/portal');
      await heading(page, 'Your application is not finished');
      await page.getByRole('link', { name: 'Continue your application' }).click();
      await answerThreeSteps(page, '');
      await page.getByRole('link', { name: 'Go to your portal' }).click();
      await page.getByRole('link', { name: /Northern Rail/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/portal');
      await returnToTrace(page, '/portal/trace/1');
    },
  },
  'react-router': {
    page: 'docs/recipes/react-router.md',
    main: `import { BrowserRouter } from 'react-router-dom';
import { Site } from './src/Site';
show(<BrowserRouter><Site adapter={adapter} /></BrowserRouter>);`,
    async observe(page, open) {
      await open('/portal');
      await heading(page, 'Reclaim Your Lost Pension');
      expect(new URL(page.url()).pathname).toBe('/signup');
      await page.getByText('Your footer').waitFor();
      await signUpAtHost(page);
      expect(new URL(page.url()).pathname).toBe('/personal');
    },
  },
  'react-router-screen': {
    page: 'docs/recipes/react-router.md',
    main: `import { PensionTraceProvider } from '@pension-trace/react';
import { Details } from './src/Details';
show(<PensionTraceProvider adapter={adapter} location="/personal" navigate={() => {}}><Details /></PensionTraceProvider>);`,
    async observe(page, open) {
      await open('/?scenario=personal');
      await heading(page, 'Your Personal Details');
      expect(await page.getByLabel('First name').inputValue()).toBe('Margaret');
    },
  },
  'react-router-one': {
    page: 'docs/recipes/react-router.md',
    main: `import { Site } from './src/Router'; show(<Site />);`,
    async observe(page, open) {
      await open('/pensions/signup');
      await signUpAtHost(page);
      expect(new URL(page.url()).pathname).toBe('/pensions/personal');
    },
  },
  'shared-cache': {
    page: 'docs/recipes/shared-cache.md',
    main: `import { afterYourOwnChange } from './src/afterYourOwnChange';
import { loadPortal } from './src/loadPortal';
import { TraceCount } from './src/TraceCount';
import { Traces } from './src/Traces';
import { queryClient } from './src/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
const { userId } = await adapter.auth.getSession();
await loadPortal();
show(
  <QueryClientProvider client={queryClient}>
    <Traces />
    <p id="count"><TraceCount userId={userId} /></p>
    <button onClick={() => void afterYourOwnChange(userId)}>Own change</button>
  </QueryClientProvider>,
);`,
    async observe(page, open) {
      await open('/?scenario=traces');
      await heading(page, 'Would You Like To Trace Another Pension?');
      expect(await page.locator('#count').textContent()).toBe('1');
      const reads = async () => (await callsOf(page)).filter((name) => name === 'portal_user_traces').length;
      expect(await reads()).toBe(1);
      await page.getByRole('button', { name: 'Own change' }).click();
      // One call for the list, and one for `queries.all()`.
      await expect.poll(reads).toBe(3);
    },
  },
  tailwind4: {
    page: 'docs/recipes/tailwind.md',
    main: tailwindMain(`import './src/tailwind.css';`),
    async observe(page, open) {
      expect(await paddingBeside(page, open)).not.toBe('0px');
      expect(await styleOf(page, 'form .ptr-button', 'background-color')).toBe('oklch(0.432 0.095 166.913)');
    },
  },
  'tailwind4-layered': {
    page: 'docs/recipes/tailwind.md',
    version: 1,
    main: tailwindMain(`import './src/tailwind.css';`),
    async observe(page, open) {
      expect(await paddingBeside(page, open)).toBe('0px');
    },
  },
  tailwind3: {
    page: 'docs/recipes/tailwind.md',
    main: tailwindMain(`import './src/sheets';`),
    async observe(page, open) {
      expect(await paddingBeside(page, open)).not.toBe('0px');
      expect(await styleOf(page, 'form .ptr-button', 'background-color')).toBe('rgb(6, 95, 70)');
    },
  },
  vite: {
    page: 'docs/recipes/vite.md',
    main: `import App from './src/App'; show(<App />);`,
    async observe(page, open) {
      await open('/signup');
      expect(await styleOf(page, 'body', 'margin-top')).toBe('0px');
      await signUpAtHost(page);
      expect(new URL(page.url()).pathname).toBe('/personal');
    },
  },
};
