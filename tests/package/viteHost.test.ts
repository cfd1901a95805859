import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../findBrowser.mjs';
import { installPackage, type Host } from './installPackage';

// As strict as a host can be: nothing inline, nothing evaluated, nothing from elsewhere.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'";

let host: Host;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  host = installPackage(['vite']);
  host.runNode(join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error');
  server = await preview({
    root: host.folder,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': policy } },
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
});

afterAll(async () => {
  await browser.close();
  await server.close();
  host.remove();
});

test('a fresh Vite project shows the screen, answers, and has nothing to complain about', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  const response = await page.goto(server.resolvedUrls?.local[0] ?? 'about:blank');
  expect(response?.headers()['content-security-policy']).toBe(policy);
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
