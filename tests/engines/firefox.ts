import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine, Part, Tab } from './Engine';

/** Firefox through puppeteer-core, over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const downloads = await mkdtemp(join(tmpdir(), 'pension-trace-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 960 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'intl.accept_languages': 'en-GB',
    },
  });
  const complaints: string[] = [];
  const tabs = new Set<Page>();
  return {
    name: 'Firefox',
    version: await browser.version(),
    downloads,
    async openTab() {
      const page = await browser.newPage();
      tabs.add(page);
      return tabOf(page, complaints);
    },
    async closeNewTab() {
      const opened = (await browser.pages()).find((page) => page.url() !== 'about:blank' && !tabs.has(page));
      await opened?.close();
      return opened?.url();
    },
    complaints: () => Promise.resolve(complaints),
    async close() {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

/** Messages of requests that Firefox rejects when it leaves a page. An Error's text is only `JSHandle@error`. */
const cancelled = /unreachable|error loading dynamically imported module|^JSHandle@error$/;

function tabOf(page: Page, complaints: string[]): Tab {
  let isLeaving = false;
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warn') return;
    if (!isLeaving || !cancelled.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    // Only Firefox reports that the development mailbox's policy blocks the icon, which no page requests.
    if (!String(error).includes('/favicon.ico')) complaints.push(String(error));
  });
  async function navigate(navigation: () => Promise<unknown>) {
    isLeaving = true;
    await navigation();
    isLeaving = false;
  }
  return {
    open: (address) => navigate(() => page.goto(address)),
    reload: () => navigate(() => page.reload()),
    address: async () => new URL(await page.evaluate(() => location.href)),
    text: () => page.evaluate(() => document.body.innerText),
    async find(role, name) {
      const named = name === undefined ? '' : `[name="${name}"]`;
      const selector =
        role === 'password' ? `input[type=password]::-p-aria(${named})` : `::-p-aria(${named}[role="${role}"])`;
      const found = await page.$$(selector);
      const visible = await Promise.all(found.map((handle) => handle.isVisible()));
      return found.filter((_, index) => visible[index]).map((handle) => partOf(page, handle));
    },
    press: (key) => page.keyboard.press(key),
    async attach(file) {
      const input = await page.$('input[type=file]');
      if (!input) throw new Error('The page has no file input.');
      await input.uploadFile(file);
    },
    picture: () => page.screenshot(),
    close: () => page.close(),
  };
}

/** Waits until an element stops moving: a click goes to its position at the time of the command. */
async function isStill(handle: ElementHandle) {
  // A list of suggestions closes when the page scrolls.
  if (!(await handle.isIntersectingViewport({ threshold: 1 }))) await handle.scrollIntoView();
  let before = '';
  let now = JSON.stringify(await handle.boundingBox());
  while (now !== before) {
    await setTimeout(50);
    before = now;
    now = JSON.stringify(await handle.boundingBox());
  }
}

function partOf(page: Page, handle: ElementHandle): Part {
  return {
    async click() {
      await isStill(handle);
      await handle.click();
    },
    async fill(text) {
      await handle.click({ count: 3 });
      await page.keyboard.press('Backspace');
      await handle.type(text);
    },
    value: () => handle.evaluate((field) => ('value' in field ? String(field.value) : '')),
    async choose(text) {
      const value = await handle.evaluate(
        (select, wanted) => Array.from(select.querySelectorAll('option')).find(({ text: of }) => of === wanted)?.value,
        text,
      );
      if (value === undefined) throw new Error(`The select has no option '${text}'.`);
      await handle.select(value);
    },
    attribute: (name) => handle.evaluate((element, wanted) => element.getAttribute(wanted), name),
    hasFocus: () => handle.evaluate((element) => element === document.activeElement),
    async draw(points) {
      await isStill(handle);
      const box = await handle.boundingBox();
      if (!box) throw new Error('The canvas is not visible.');
      for (const [index, [x, y]] of points.entries()) {
        await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
        if (index === 0) await page.mouse.down();
        // Draw at a realistic speed, because a faster stroke is thinner.
        await setTimeout(20);
      }
      await page.mouse.up();
    },
  };
}
