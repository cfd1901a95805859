import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, ConsoleMessage, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { installPackage, type Host } from './installPackage';
import { writePrinted } from './printedPage';

export const next = join('node_modules', 'next', 'dist', 'bin', 'next');

/** A host with the files that docs/recipes/next.md prints. */
export function installNext(): Host {
  const host = installPackage(['next', 'typescript', '@types/node', '@types/react']);
  cpSync(join(import.meta.dirname, 'nextHost'), host.folder, { recursive: true });
  writePrinted('docs/recipes/next.md', host.folder);
  return host;
}

/** Starts `next start` or `next dev` on a free port until the test ends. Returns its address. */
export async function startNext(host: Host, command: 'start' | 'dev'): Promise<string> {
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

/** Opens a page. `messages` collects its errors, and the console messages for which `isComplaint` returns true. */
export async function openPage(browser: Browser, isComplaint: (message: ConsoleMessage) => boolean) {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const messages: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) messages.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return { page, messages };
}

/**
 * Opens a sign-up whose scripts come after the first paint. Returns whether hydration changes its font or moves
 * anything. The window is as wide as a small tablet, where another font breaks lines elsewhere.
 */
export async function movesAfterFirstPaint(page: Page, address: string): Promise<boolean> {
  let release = () => {};
  const isPainted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await isPainted;
    await route.continue();
  });
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByLabel('First name').waitFor();
  const readFont = () => page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const font = await readFont();
  release();
  await page.locator('.ptr-password__toggle:not([inert])').waitFor();
  const hasShifted = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        let isShifted = false;
        const observer = new PerformanceObserver((list) => (isShifted ||= list.getEntries().length > 0));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(isShifted), 500);
      }),
  );
  return hasShifted || font !== (await readFont());
}
