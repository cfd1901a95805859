import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tests/findBrowser.mjs';
import { startProduct } from './startProduct.mjs';

/*
 * Called by `npm run screenshots`: takes the README's picture of the product. A fictional person signs up on a new
 * database, and the picture shows two screens side by side.
 */

const picture = fileURLToPath(new URL('screenshot.png', import.meta.url));
const clock = '2026-11-18T10:30:00Z';
const site = await startProduct({ clock });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });

try {
  const desktop = await browser.newPage({ viewport: { width: 1120, height: 900 }, locale: 'en-GB' });
  // The device's clock is that of the server: otherwise the page says that it is wrong.
  await desktop.clock.setFixedTime(clock);
  await desktop.goto(`${site.url}/signup`);
  await desktop.getByRole('heading', { name: 'Reclaim Your Lost Pension' }).waitFor();
  await desktop.evaluate(() => document.fonts.ready);
  const wide = await desktop.screenshot();

  await desktop.getByLabel('First name').fill('Margaret');
  await desktop.getByLabel('Last name').fill('Hargreaves');
  await desktop.getByLabel('Email').fill('margaret@example.com');
  await desktop.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await desktop.getByRole('button', { name: 'Start Your Trace' }).click();
  await desktop.getByRole('heading', { name: 'Your Personal Details' }).waitFor();
  await desktop.setViewportSize({ width: 400, height: 900 });
  const narrow = await desktop.screenshot();

  const both = await browser.newPage({ viewport: { width: 1640, height: 980 } });
  const shown = (image) => `<img src="data:image/png;base64,${image.toString('base64')}">`;
  await both.setContent(`<style>
    body { margin: 0; display: flex; gap: 40px; padding: 40px; box-sizing: border-box; background: #e4e1d8 }
    img { height: 900px; border-radius: 12px; box-shadow: 0 4px 24px #0003 }
  </style>${shown(wide)}${shown(narrow)}`);
  await both.waitForFunction(() => [...document.images].every((image) => image.complete));
  await writeFile(picture, await both.screenshot());
} finally {
  await browser.close();
  await site.stop();
}
