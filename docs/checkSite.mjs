import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserArguments, findBrowser } from '../tests/findBrowser.mjs';

/*
 * `npm run docs:check`, after `npm run docs:build`: fails when a page of the documentation site has a finding of axe,
 * is wider than its window or logs an error, and when a search does not find the right page first.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const widths = [1440, 1024, 390];
/** What hosts search for, and the page that answers. */
const searches = {
  'change a text': 'docs/languages',
  'own log-in': 'docs/recipes/own-log-in',
  dark: 'docs/theming',
  price: 'docs/configuration',
  tags: 'docs/adapters',
};

const base = process.env.DOCS_BASE ?? '/';
const server = await preview({
  configFile: false,
  root,
  base,
  build: { outDir: 'docs-dist' },
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
let count = 0;
try {
  await Promise.all([checkPages('light'), checkPages('dark'), checkSearches()]);
} finally {
  await browser.close();
  await server.close();
}
console.log(`${count} problems`);
process.exitCode = count === 0 ? 0 : 1;

/** Prints problems as they are found: the whole check takes minutes. */
function report(...problems) {
  count += problems.length;
  for (const problem of problems) console.error(problem);
}

/** Every guide, and the first page of each kind in the reference: the others have the same markup. */
function listPages() {
  const files = readdirSync(`${root}docs-dist`, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  const seen = new Set();
  return files.sort().filter((path) => {
    const folder = dirname(path);
    if (!folder.startsWith('docs/reference/')) return path !== '404.html' && path !== 'docs/live.html';
    return !seen.has(folder) && seen.add(folder);
  });
}

async function checkPages(colorScheme) {
  const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => report(`${page.url()}: ${error.message}`));
  for (const path of listPages()) {
    await page.setViewportSize({ width: widths[0], height: 900 });
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      // Frames have their own checks: their screens are the stories'.
      const { violations } = await window.axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    });
    report(...found.map((finding) => `${path}, ${colorScheme}, axe: ${finding}`));
    for (const width of colorScheme === 'light' ? widths : []) {
      await page.setViewportSize({ width, height: 900 });
      report(...(await page.evaluate(findCut)).map((what) => `${path}, ${width} px: ${what} is cut off`));
    }
  }
  await page.close();
}

/** Runs in the page. Returns the page, and blocks and tables in it, that are wider than their place. */
function findCut() {
  return [document.documentElement, ...document.querySelectorAll('.vp-doc pre, .vp-doc table, .vp-doc img')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`);
}

async function checkSearches() {
  const page = await browser.newPage();
  for (const [words, expected] of Object.entries(searches)) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('searchbox').fill(words);
    const first = page.locator('.VPLocalSearchBox .result').first();
    await first.waitFor();
    // The list changes with each letter: wait until it stays.
    let found;
    for (let last; found === undefined || found !== last; found = await first.getAttribute('href')) {
      last = found;
      await page.waitForTimeout(300);
    }
    if (!found?.startsWith(`${base}${expected}`)) report(`search '${words}': ${found} instead of ${expected}`);
  }
  await page.close();
}
