import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { launchOptions } from '../findBrowser.mjs';
import { installPackage, type Host } from './installPackage';
import { printedPage } from './printedPage';
import { signUpAtHost } from './signUpAtHost';

// The strictest policy: nothing inline, no eval, no other origins.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'";

/** Vite's manifest: each output file with its static imports. */
const manifest = z.record(z.string(), z.object({ imports: z.optional(z.array(z.string())) }));

/** The host's configuration, with the groups of the recipe. */
const groupedConfig = `import { mergeConfig } from 'vite';
import recipe from './vite.config.ts';
import host from './plain.config.mjs';
export default mergeConfig(recipe, host);`;

/**
 * What a fresh Vite project is: its React, its configuration, how many requests its sign-up sends at most, and how many
 * files its portal loads.
 */
interface Project {
  major: string;
  versions?: Readonly<Record<string, string>>;
  configFile: 'grouped.config.mjs' | 'warnings.config.mjs';
  mostRequests: number;
  files: readonly [least: number, most: number];
}

export function testViteProject({ major, versions, configFile, mostRequests, files: [least, most] }: Project) {
  let browser: Browser;
  let host: Host;
  let server: PreviewServer;

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions());
    host = installPackage(['vite', '@vitejs/plugin-react'], versions);
    const config = printedPage('docs/recipes/vite.md').files.find(({ name }) => name === 'vite.config.ts');
    writeFileSync(join(host.folder, 'vite.config.ts'), config?.code ?? '');
    writeFileSync(join(host.folder, 'grouped.config.mjs'), groupedConfig);
    host.runNode(
      join('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--config',
      configFile,
      '--logLevel',
      'error',
    );
    server = await preview({
      root: host.folder,
      configFile: false,
      logLevel: 'error',
      preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': policy } },
    });
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
    host.remove();
  });

  async function open(file: string) {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const response = await page.goto(`${server.resolvedUrls?.local[0] ?? 'about:blank'}${file}`);
    expect(response?.headers()['content-security-policy']).toBe(policy);
    return { page, complaints, requests };
  }

  test('shows a working screen without console messages', async () => {
    const { page, complaints } = await open('');
    const heading = page.getByRole('heading', { level: 1, name: 'Your Personal Details' });
    await heading.waitFor();

    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Please select a title').first().waitFor();

    const rules = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.constructor.name),
    );
    expect(rules).toContain('CSSStyleRule');
    expect(rules).not.toContain('CSSLayerBlockRule');
    expect(complaints).toEqual([]);
  });

  test(`shows the sign-up after at most ${mostRequests} requests, and signs a customer up`, async () => {
    const { page, complaints, requests } = await open('signUp.html');
    await page.getByLabel('First name').waitFor();
    expect(requests.length).toBeLessThanOrEqual(mostRequests);
    await signUpAtHost(page);
    expect(await page.locator('#root').getAttribute('data-react')).toMatch(new RegExp(`^${major}\\.`));
    expect(complaints).toEqual([]);
  });

  test('focuses the button of an entry again after its form', async () => {
    const { page, complaints } = await open('signUp.html?traces');
    const edit = page.getByRole('button', { name: /^Edit / }).first();
    await edit.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('leaves the focus to the page around its frame at load, and takes it with a step', async () => {
    const { page: own } = await open('signUp.html');
    const address = own.url();
    const page = await browser.newPage();
    await page.setContent(
      `<input aria-label="Search"><p style="height: 900px"></p><iframe src="${address}" width="900" height="1200"></iframe>`,
    );
    await page.getByLabel('Search').focus();
    const frame = page.frames()[1];
    if (!frame) throw new Error('The page has no frame.');
    await frame.locator('.ptr-screen__heading').waitFor();
    await expect.poll(() => frame.title()).toContain('Start your trace');
    expect(await page.getByLabel('Search').evaluate((search) => search === document.activeElement)).toBe(true);
    await signUpAtHost(frame);
    await frame.locator('.ptr-screen__heading:focus', { hasText: 'Your Personal Details' }).waitFor();
    const box = await frame.locator('.ptr-screen__heading').boundingBox();
    expect(box?.y).toBeGreaterThan(-10);
  });

  test('loads the number of files for the portal that docs/recipes/vite.md states', () => {
    const built = z.parse(manifest, JSON.parse(readFileSync(join(host.folder, 'dist/.vite/manifest.json'), 'utf8')));
    const needed = new Set<string>();
    function collect(file: string) {
      if (needed.has(file)) return;
      needed.add(file);
      for (const imported of built[file]?.imports ?? []) collect(imported);
    }
    collect('signUp.html');
    collect(Object.keys(built).find((file) => file.endsWith('PortalDashboard.js')) ?? 'PortalDashboard.js is missing');
    expect(needed.size).toBeGreaterThanOrEqual(least);
    expect(needed.size).toBeLessThanOrEqual(most);
  });
}
