import process from 'node:process';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { createCustomer, customer } from '../../../docs/exampleCustomer.mjs';
import { startProduct } from '../../../docs/startProduct.mjs';
import { browserArguments, findBrowser } from '../../findBrowser.mjs';
import { measureAnswer } from './measureAnswer.mjs';
import { measureKeystrokes } from './measureKeystrokes.mjs';
import { recordRequests } from './recordRequests.mjs';
import { peers, routes } from './routes.mjs';
import { serveBare } from './serveBare.mjs';

/*
 * `npm run bench:web`: Lighthouse, mobile and cold, on every route of the example app's production build, beside a bare
 * React page with the same router. Before it, the time until the page answers, beside the same page; for the portal,
 * until its first trace, beside a bare list of traces. The sign-up and the portal are also measured beside a page by hand
 * with react-aria-components, react-hook-form, zod, TanStack Query, a router and supabase-js. Then a keystroke in a filled
 * form, beside a plain React form. The numbers are only reliable on an idle machine. `npm run bench:web -- 3 /signup` takes
 * the median of three runs of one route, `--no-lighthouse` only the times to answer and the keystroke, and `--requests`
 * lists what the portal's pages load, and when, instead.
 */

const [runs = 1] = process.argv.slice(2).map(Number).filter(Boolean);
const hasLighthouse = !process.argv.includes('--no-lighthouse');
const chosen = process.argv.slice(2).filter((part) => part.startsWith('/'));
/** The time to answer varies more than Lighthouse's numbers. */
const answerRuns = Math.max(runs, 5);
const audits = {
  paint: 'first-contentful-paint',
  content: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

const site = await startProduct({ clock: new Date().toISOString() });
const bare = await serveBare(site);
const browser = await puppeteer.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const { change } = await createCustomer(site);
  if (process.argv.includes('--requests')) {
    await change({ tags: [13], first_visit: false });
    await logIn();
    for (const [path, shows] of await pagesOfReturningCustomer()) await printRequests(site.url + path, shows);
  } else await compare(change);
} finally {
  await browser.close();
  await site.stop();
  bare.stop();
}

/** The pages that a returning customer opens, with the selector of what they came for. */
async function pagesOfReturningCustomer() {
  return [
    ['/portal', 'main a[href*="/portal/trace/"]'],
    [`/portal/trace/${await firstId('traces')}`, 'main .ptr-details .ptr-timeline'],
    ['/portal/documents', 'main .ptr-document'],
  ];
}

/** Prints the requests of the median run: when each left and came, its size, and what came before the first question. */
async function printRequests(url, shows) {
  const all = [];
  for (let run = 0; run < answerRuns; run += 1) all.push(await recordRequests(browser, url, shows));
  const { requests, before, shownAfter } = all.sort((one, other) => one.shownAfter - other.shownAfter)[
    Math.floor(all.length / 2)
  ];
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`\n${new URL(url).pathname}: content after ${Math.round(shownAfter)} ms`);
  console.log(`before the first question: ${before.files} scripts, ${kilobytes(before.bytes)}`);
  for (const { left, came, bytes, name } of requests) {
    console.log(`${String(left).padStart(6)} ${String(came).padStart(8)} ${kilobytes(bytes).padStart(9)}  ${name}`);
  }
}

async function compare(change) {
  const floor = await measure(`${bare.url}/`);
  floor.answer = await measureAnswer(browser, `${bare.url}/`, { press: 'button', shows: '.answer' }, answerRuns);
  print('a bare page', floor, floor);
  let isLoggedIn = false;
  for (const { path, tag, table, answer = {} } of routes.filter(
    ({ path }) => chosen.length === 0 || chosen.includes(path),
  )) {
    if (tag !== undefined) {
      await change({ tags: [tag], first_visit: false });
      if (!isLoggedIn) await logIn();
      isLoggedIn = true;
    }
    const url = site.url + path.replace(':id', table === undefined ? '' : await firstId(table));
    const besideList = path === '/portal' ? { ...floor, answer: await answerOfList() } : floor;
    const answered = await measureAnswer(browser, url, answer, answerRuns);
    print(path.split('?')[0], { ...(await measure(url)), answer: answered }, besideList);
    if (path in peers) {
      const peer = `${bare.url}/${peers[path]}?key=${site.anonKey}`;
      const ofPeer = await measureAnswer(browser, peer, answer, answerRuns);
      console.log(
        `  by hand: answers in ${(ofPeer / 1000).toFixed(2)} s; we take ${(answered / ofPeer).toFixed(2)} of it`,
      );
    }
  }
  await change({ tags: [1] });
  if (!isLoggedIn) await logIn();
  const forms = [await openForm(`${bare.url}/form`), await openForm(`${site.url}/personal`)];
  const [plain, ours] = await measureKeystrokes(forms);
  console.log(
    `\nA keystroke at a sixth of the speed: ${ours.toFixed(2)} ms; in a plain form ${plain.toFixed(2)} ms; ratio ${(ours / plain).toFixed(2)} (at most 1.20)`,
  );
}

/** The time until a bare list shows the customer's traces. */
async function answerOfList() {
  const page = await browser.newPage();
  await page.goto(`${site.url}/portal`);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  await page.goto(bare.url);
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
  await page.close();
  return measureAnswer(browser, `${bare.url}/traces.html?key=${site.anonKey}`, { shows: 'li' }, answerRuns);
}

async function measure(url) {
  if (!hasLighthouse) return {};
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage();
    const devtools = await page.createCDPSession();
    await devtools.send('Network.clearBrowserCache');
    // Do not clear the session.
    const flags = { disableStorageReset: true, onlyCategories: ['performance'], logLevel: 'silent' };
    const { lhr } = await lighthouse(url, flags, undefined, page);
    if (lhr.runtimeError) {
      // Chrome sometimes loses the start of a trace.
      console.log(`${new URL(url).pathname} again: ${lhr.runtimeError.code}`);
      await page.close();
      run -= 1;
      continue;
    }
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
      throw new Error(`${url} redirected to ${lhr.finalDisplayedUrl}.`);
    }
    const numbers = Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
    results.push({ score: lhr.categories.performance.score * 100, ...Object.fromEntries(numbers) });
    await page.close();
  }
  return results.sort((one, other) => one.score - other.score)[Math.floor(runs / 2)];
}

function print(name, { score, paint, content, blocking, shift, answer }, floor) {
  const cells = [
    name.padEnd(40),
    `answers in ${(answer / 1000).toFixed(2)} s`.padEnd(19),
    `ratio ${(answer / floor.answer).toFixed(2)}`.padEnd(12),
  ];
  if (hasLighthouse) {
    cells.push(
      `score ${Math.round(score)}`.padEnd(11),
      `ratio ${(score / floor.score).toFixed(2)}`.padEnd(12),
      `blocking ${signed(blocking - floor.blocking)} ms`.padEnd(18),
      `shift ${shift.toFixed(2)}`.padEnd(13),
      `first paint ${(paint / 1000).toFixed(1)} s`.padEnd(20),
      `largest ${(content / 1000).toFixed(1)} s`,
    );
  }
  console.log(cells.join(''));
}

function signed(milliseconds) {
  return `${milliseconds < 0 ? '' : '+'}${Math.round(milliseconds)}`;
}

async function logIn() {
  const page = await browser.newPage();
  await page.goto(`${site.url}/login`);
  await page.locator('aria/Email').fill(customer.email);
  await page.locator('input[type="password"]').fill(customer.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForFunction(() => location.pathname !== '/login');
  await page.close();
}

async function firstId(table) {
  const headers = { apikey: site.serviceRoleKey, authorization: `Bearer ${site.serviceRoleKey}` };
  const response = await fetch(`${site.url}/rest/v1/${table}?select=id&limit=1`, { headers });
  return (await response.json())[0].id;
}

/** Opens a page with a form, once React handles its fields. */
async function openForm(url) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => {
    const field = document.querySelector('h1 ~ * input, form input');
    return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
  });
  return page;
}
