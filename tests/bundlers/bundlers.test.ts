import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchOptions } from '../findBrowser.mjs';
import { installPackage, type Host } from '../package/installPackage';
import { signUpAtHost } from '../package/signUpAtHost';
import { installNext, next, startNext } from '../package/startNext';
import { installIn } from '../supabase/tools.mjs';

const tools = join(import.meta.dirname, 'tools');

/** The scripts of a page with one screen, minified and gzipped, React included. Bare React is 60 kB of it. */
const mostBytes = 160_000;

let browser: Browser | undefined;
beforeAll(async () => {
  await installIn(tools);
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser?.close());

describe.each(['webpack', 'rspack'])('%s', (bundler) => {
  let host: Host;
  beforeAll(() => {
    host = installPackage();
    cpSync(join(import.meta.dirname, 'host'), host.folder, { recursive: true });
    const { status, errors } = host.run(join(tools, 'build.mjs'), bundler, host.folder);
    if (status !== 0) throw new Error(`${bundler} failed:\n${errors}`);
  });
  afterAll(() => host.remove());

  test('builds one screen without the code of the others', async () => {
    const { page, complaints, bytes } = await open(await serve(join(host.folder, bundler), 'screen'));
    await page.getByRole('heading', { level: 1, name: 'Your Personal Details' }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Please select a title').first().waitFor();
    expect(complaints).toEqual([]);
    const size = await bytes();
    expect(size).toBeGreaterThan(60_000);
    expect(size).toBeLessThan(mostBytes);
  });

  test('builds the product, and a customer can sign up', async () => {
    const { page, complaints } = await open(await serve(join(host.folder, bundler), 'product'));
    await signUpAtHost(page);
    expect(complaints).toEqual([]);
  });
});

const detailsPage = `'use client';
import { PensionTraceProvider, PersonalDetailsForm, TraceyCard } from '@pension-trace/react';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { Suspense } from 'react';
const adapter = createMemoryAdapter('personal');
export function Details() {
  return (
    <PensionTraceProvider adapter={adapter}>
      <PersonalDetailsForm />
      <Suspense><TraceyCard /></Suspense>
    </PensionTraceProvider>
  );
}`;

test('Turbopack builds screens beside the product of docs/recipes/next.md', async () => {
  const host = installNext();
  onTestFinished(() => host.remove());
  writeFileSync(join(host.folder, 'app', 'Details.tsx'), detailsPage);
  const route = "import { Details } from './Details';\nexport default function Page() { return <Details />; }\n";
  writeFileSync(join(host.folder, 'app', 'page.tsx'), route);
  host.runNode(next, 'build');
  const address = await startNext(host, 'start');
  const screen = await open(address);
  await screen.page.getByRole('button', { name: 'Next' }).click();
  await screen.page.getByText('Please select a title').first().waitFor();
  expect(screen.complaints).toEqual([]);
  const product = await open(`${address}/pensions/signup`);
  await signUpAtHost(product.page);
  expect(product.complaints).toEqual([]);
});

/** Serves a bundle with a page for one of its entries. */
async function serve(folder: string, entry: string): Promise<string> {
  const page = `<!doctype html><html lang="en-GB"><title>A host</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/${entry}.css"><div id="root"></div><script src="/${entry}.js"></script></html>`;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = join(folder, path);
    const isFile = path !== '/' && existsSync(file);
    response.setHeader(
      'Content-Type',
      path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'text/html',
    );
    response.end(isFile ? readFileSync(file) : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Opens an address. `complaints` collects errors and warnings; `bytes` is the gzipped size of the loaded scripts. */
async function open(address: string) {
  if (!browser) throw new Error('The browser did not start.');
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address);
  const bytes = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { page, complaints, bytes };
}
