import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tests/findBrowser.mjs';
import { createCustomer, customer } from './exampleCustomer.mjs';
import { reduceColours } from './reduceColours.mjs';
import { screens, screensOfTheApplication, screensOfTheFirstVisit, screensOfVisitors } from './screenList.mjs';
import { settle } from './settle.mjs';
import { startProduct } from './startProduct.mjs';

/*
 * `npm run screenshots`: takes a picture of every screen of the running product, on a phone and on a desktop, in light
 * and in dark, and writes the page that shows them. The clock is fixed, so that pictures change only with the screens.
 */

const clock = '2026-11-18T10:30:00Z';
const folder = fileURLToPath(new URL('screens', import.meta.url));
const devices = {
  phone: { width: 360, height: 800, longest: 3200 },
  desktop: { width: 1280, height: 900, longest: 900 },
};

const site = await startProduct({ clock });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const { change } = await createCustomer(site);
  const session = await logIn(browser);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith('.png')) await rm(join(folder, name));
  await takeAll(browser, undefined, screensOfVisitors);
  for (const { tag, ...screen } of screensOfTheApplication) {
    await change({ tags: [tag] });
    await takeAll(browser, session, [screen]);
  }
  await change({ tags: [12] });
  await takeAll(browser, session, screensOfTheFirstVisit);
  await change({ tags: [13], first_visit: false });
  await takeAll(browser, session, screens);
  await writeFile(
    join(folder, 'README.md'),
    pageOf([...screensOfVisitors, ...screensOfTheApplication, ...screensOfTheFirstVisit, ...screens]),
  );
} finally {
  await browser.close();
  await site.stop();
}

async function newContext(browser, options) {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    ...options,
  });
  await context.clock.setFixedTime(clock);
  return context;
}

async function logIn(browser) {
  const context = await newContext(browser, {});
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/portal');
  const session = await context.storageState();
  await context.close();
  return session;
}

async function takeAll(browser, storageState, list) {
  for (const [device, { width, height, longest }] of Object.entries(devices)) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await newContext(browser, { storageState, colorScheme, viewport: { width, height } });
      for (const { name, open, isWindow = false } of list) {
        const page = await context.newPage();
        await open(page);
        await settle(page);
        const whole = isWindow ? height : await page.evaluate(() => document.documentElement.scrollHeight);
        const clip = { x: 0, y: 0, width, height: Math.max(height, Math.min(whole, longest)) };
        const picture = await page.screenshot(isWindow ? {} : { fullPage: true, clip });
        await writeFile(join(folder, `${name}-${device}-${colorScheme}.png`), reduceColours(picture));
        await page.close();
      }
      await context.close();
    }
  }
}

/** The page that shows the pictures. */
function pageOf(list) {
  const intro = `# The product in pictures

The pages from sign-up to portal at 360 and at 1280 pixels, in light and in dark. Storybook has every screen in every state. \`npm run screenshots\` takes them from the running product, with its own database and a fixed date, and writes this page; the customer, her employers and her documents are fictional.
`;
  const parts = list.map(({ name, title }) => {
    const pictures = Object.keys(devices).flatMap((device) =>
      ['light', 'dark'].map((theme) => {
        const file = `${name}-${device}-${theme}.png`;
        const alt = `${title}, on a ${device}${theme === 'dark' ? ', dark' : ''}`;
        return `<img src="./${file}" ${sizeOf(file, device === 'phone' ? 130 : 300)} alt="${alt}" loading="lazy">`;
      }),
    );
    return `## ${title}\n\n${pictures.join('\n')}\n`;
  });
  return [intro, ...parts].join('\n');
}

/** The attributes that reserve a picture's place, so that only pictures near the window load. */
function sizeOf(file, width) {
  // The header of a PNG has both lengths at byte 16, with the highest byte first.
  const header = readFileSync(join(folder, file)).subarray(16, 24);
  return `width="${width}" height="${Math.round((width * header.readUInt32BE(4)) / header.readUInt32BE(0))}"`;
}
