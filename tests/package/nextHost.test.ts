import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type ConsoleMessage } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { browserArguments, findBrowser } from '../findBrowser.mjs';
import { installPackage, type Host } from './installPackage';
import { recipeFiles } from './recipeFiles';
import { signUpAtHost } from './signUpAtHost';

const next = join('node_modules', 'next', 'dist', 'bin', 'next');

let host: Host;
let browser: Browser;

beforeAll(async () => {
  host = installPackage(['next', 'typescript', '@types/node', '@types/react']);
  cpSync(join(import.meta.dirname, 'nextHost'), host.folder, { recursive: true });
  for (const [file, code] of recipeFiles('next.md')) {
    mkdirSync(join(host.folder, dirname(file)), { recursive: true });
    writeFileSync(join(host.folder, file), code);
  }
  host.runNode(next, 'build');
  const executablePath = findBrowser();
  browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
}, 300_000);

afterAll(async () => {
  await browser.close();
  host.remove();
});

test("the recipe's production build renders a server page, signs up, and supports the router's back", async () => {
  const address = await startNext('start');
  const { page, messages } = await openPage(() => true);

  await page.goto(address);
  await page.getByRole('link', { name: 'Find your lost pensions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reclaim Your Lost Pension' }).waitFor();
  expect(page.url()).toBe(`${address}/pensions/signup`);

  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
  expect(page.url()).toBe(`${address}/pensions/login`);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Reclaim Your Lost Pension' }).waitFor();
  expect(page.url()).toBe(`${address}/pensions/signup`);

  await signUpAtHost(page);
  expect(page.url()).toBe(`${address}/pensions/personal`);
  expect(messages).toEqual([]);
});

test('development mode hydrates the server-rendered page without console messages', async () => {
  const address = await startNext('dev');
  const { page, messages } = await openPage((message) => message.type() === 'error' || message.type() === 'warning');

  const response = await page.goto(`${address}/pensions/signup`, { timeout: 120_000 });
  expect(await response?.text()).toContain('aria-label="Your Firm, home"');
  await page.getByLabel('First name').fill('Margaret');
  // A press before the page is hydrated does nothing, and development mode compiles while the page loads.
  await vi.waitFor(
    async () => {
      await page.getByRole('button', { name: 'Start Your Trace' }).click();
      await page.getByText('Please enter a last name').first().waitFor({ timeout: 2000 });
    },
    { timeout: 60_000 },
  );
  expect(messages).toEqual([]);
});

/** Starts `next start` or `next dev` on a free port and returns its address. */
async function startNext(command: 'start' | 'dev'): Promise<string> {
  const server = host.start(next, command, '--hostname', '127.0.0.1', '--port', '0');
  onTestFinished(() => stop(server));
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (piece) => {
      output += String(piece);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address !== undefined && output.includes('Ready')) resolve(address);
    });
    server.once('exit', () => reject(new Error(`next ${command} ended: ${output}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

async function openPage(isComplaint: (message: ConsoleMessage) => boolean) {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) messages.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return { page, messages };
}
