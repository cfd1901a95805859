import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type Locator } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { launchOptions } from '../findBrowser.mjs';
import { writePrinted } from '../package/printedPage';
import { signUpAtHost } from '../package/signUpAtHost';
import { movesAfterFirstPaint, openPage } from '../package/startNext';
import { unreadableOf } from '../package/unreadable';
import { installIn, run } from '../supabase/tools.mjs';

const tools = join(import.meta.dirname, 'frameworks');
const isWindows = process.platform === 'win32';

/** The framework's own files, which its template has and the recipe does not print. */
const viteConfig = `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()], logLevel: 'error' };`;

let browser: Browser;
beforeAll(async () => {
  await installIn(tools);
  // As a host does: the packed package with its dependencies, beside one copy of React.
  const parts = ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', inject('tarballs').react];
  const { code, stderr } = await run(isWindows ? 'npm.cmd' : 'npm', parts, { cwd: tools, shell: isWindows });
  if (code !== 0) throw new Error(`npm could not install the package:\n${stderr}`);
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

test('React Router renders the sign-up of docs/recipes/react-router-framework.md, and a customer can sign up', async () => {
  const folder = hostOf('docs/recipes/react-router-framework.md');
  writeFileSync(join(folder, 'vite.config.js'), viteConfig);
  execute(folder, '@react-router/dev/bin.js', 'build');
  const address = await serve(folder, join('node_modules', '@react-router/serve/bin.js'), 'build/server/index.js');
  const { html, ...visit } = await signUpOn(address);
  expect(html).toContain('First name');
  expect(visit).toEqual(signedUp);
});

test('Astro serves the product of docs/recipes/astro.md, and a customer can sign up', async () => {
  const folder = hostOf('docs/recipes/astro.md');
  execute(folder, 'astro/astro.js', 'build', '--silent');
  const { html, ...visit } = await signUpOn(await serve(folder, 'dist/server/entry.mjs'));
  expect(html).toContain('First name');
  expect(visit).toEqual(signedUp);
});

const muiPage = {
  'index.html':
    '<!doctype html><html lang="en-GB"><title>Your Firm</title><div id="root"></div><script type="module" src="/main.jsx"></script></html>',
  'vite.config.js': `export default {
    build: { cssTarget: ['chrome123', 'firefox121', 'safari17.5'] },
    preview: { host: '127.0.0.1', port: Number(process.env.PORT), strictPort: true },
  };`,
  'main.jsx': `import Button from '@mui/material/Button';
    import { PortalDashboard, PensionTraceProvider } from '@pension-trace/react';
    import { createMemoryAdapter } from '@pension-trace/react/memory';
    import { createRoot } from 'react-dom/client';
    import { createElement } from 'react';
    import { Themed } from './src/Themed';
    const adapter = createMemoryAdapter('portal', { companyName: 'Your Firm' });
    const ours = createElement(PensionTraceProvider, { adapter }, createElement(PortalDashboard));
    const own = createElement(Button, { variant: 'contained' }, 'Own');
    createRoot(document.getElementById('root')).render(createElement(Themed, null, own, ours));`,
};

test('our screens have the colours and the font of the theme of docs/recipes/mui.md, in light and in dark', async () => {
  const folder = hostOf('docs/recipes/mui.md');
  for (const [name, text] of Object.entries(muiPage)) writeFileSync(join(folder, name), text);
  execute(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'error');
  const address = await serve(folder, join('node_modules', 'vite/bin/vite.js'), 'preview');
  const { page, messages } = await openPage(browser, (message) => ['error', 'warning'].includes(message.type()));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address);
    const add = page.getByRole('button', { name: 'Add Trace' });
    await add.waitFor();
    expect(await page.locator('html').getAttribute('data-pt-theme')).toBe(colorScheme);
    const own = page.getByRole('button', { name: 'Own' });
    // MUI's own button fades from the light colours into the dark ones.
    const shared = ['background-color', 'color', 'border-radius', 'font-family'];
    const stylesOf = (button: Locator) => Promise.all(shared.map((property) => styleOf(button, property)));
    await expect.poll(() => stylesOf(own)).toEqual(await stylesOf(add));
    expect(await styleOf(page.getByRole('heading', { name: 'Tracey' }), 'color')).toBe(
      await styleOf(page.locator('body'), 'color'),
    );
    expect(await unreadableOf(page)).toEqual([]);
  }
  expect(messages).toEqual([]);
});

const designPage = {
  'index.html': muiPage['index.html'],
  'vite.config.js': muiPage['vite.config.js'],
  'main.jsx': `import '@mantine/core/styles.css';
    import { MantineProvider } from '@mantine/core';
    import { PensionTraceProvider } from '@pension-trace/react';
    import { createMemoryAdapter } from '@pension-trace/react/memory';
    import '@pension-trace/react/styles.css';
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { Documents } from './src/mantine/Documents';
    import { Steps } from './src/mantine/Steps';
    import { Details } from './src/mui/Details';
    const pages = { '': Steps, '?documents': Documents, '?mui': Details };
    const adapter = createMemoryAdapter(location.search === '?documents' ? 'portal' : 'personal');
    const onError = console.error;
    const page = createElement(MantineProvider, null, createElement(pages[location.search]));
    createRoot(document.getElementById('root')).render(createElement(PensionTraceProvider, { adapter, onError }, page));`,
};

test('the forms of docs/recipes/design-systems.md have errors, focus and an upload in Mantine, and errors in MUI', async () => {
  const folder = hostOf('docs/recipes/design-systems.md');
  for (const [name, text] of Object.entries(designPage)) writeFileSync(join(folder, name), text);
  // React's development version, which warns.
  execute(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'error', '--mode', 'development');
  const address = await serve(folder, join('node_modules', 'vite/bin/vite.js'), 'preview');
  const { page, messages } = await openPage(browser, (message) => ['error', 'warning'].includes(message.type()));
  const described = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((input) => {
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    });

  for (const system of ['', '?mui']) {
    await page.goto(`${address}/${system}`);
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Margaret');
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('[role=alert]:focus').getByRole('link', { name: 'Please select a title' }).click();
    expect(await page.locator('select:focus').count()).toBe(1);
    expect(await described('Title')).toBe('Please select a title');
    expect(await described('First name')).toContain('Please enter a first name');
    await page.getByLabel('Title').selectOption('Mrs');
    await expect.poll(() => described('Title')).toBe('');
  }

  await page.goto(address);
  await page.getByLabel('Title').selectOption('Mrs');
  await page.getByLabel('Phone number').fill('07700900123');
  await page.getByLabel('Day').fill('45');
  await page.getByLabel('Month').fill('3');
  await page.getByLabel('Year').fill('1964');
  await page.getByLabel('National Insurance number').fill('AB123456C');
  await page.getByLabel('You may call me').check();
  await page.getByRole('button', { name: 'Next' }).click();
  const date = page.getByRole('group', { name: 'Date of birth' });
  await date.getByText(/valid day/).waitFor();
  await page.getByLabel('Day').fill('27');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('h1:focus', { hasText: 'Your Address' }).waitFor();
  await page.getByRole('button', { name: 'Enter Address Manually' }).click();
  await page.getByLabel('Address line 1').fill('1 High Street');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Postcode').fill('LS1 4AP');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('h1:focus', { hasText: 'Thank you' }).waitFor();

  await page.goto(`${address}/?documents`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await page.getByText('statement.pdf: success').waitFor();
  expect(messages).toEqual([]);
});

const styleOf = (element: Locator, property: string) =>
  element.evaluate((place, name) => getComputedStyle(place).getPropertyValue(name), property);

/** A host's folder below the installed packages, with the files that a page prints. */
function hostOf(page: string): string {
  const folder = join(tools, '.temp', page.replaceAll(/\W+/g, '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Both frameworks read the names of the packages.
  cpSync(join(tools, 'package.json'), join(folder, 'package.json'));
  writePrinted(page, folder);
  return folder;
}

function environment(values: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, NODE_OPTIONS: _options, VITEST: _runner, ...rest } = process.env;
  return { ...rest, ASTRO_TELEMETRY_DISABLED: '1', ...values };
}

function execute(cwd: string, script: string, ...parts: string[]): void {
  // As Vite reads it: `--mode development` alone still builds React's production version.
  const mode = parts.includes('development') ? { NODE_ENV: 'development' } : {};
  execFileSync(process.execPath, [join(tools, 'node_modules', script), ...parts], { cwd, env: environment(mode) });
}

/** Starts the server of a host on a free port until the test ends. Returns its address. */
async function serve(cwd: string, script: string, ...parts: string[]): Promise<string> {
  const port = await freePort();
  const path = script.startsWith('node_modules') ? join(tools, script) : script;
  const server = spawn(process.execPath, [path, ...parts], {
    cwd,
    env: environment({ HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const listen = (piece: unknown) => {
      output += String(piece);
      if (output.includes(String(port))) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  return `http://127.0.0.1:${port}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What a customer meets on a host's page. */
interface Visit {
  /** The sign-up, as the server sent it. */
  html: string;
  /** Its title. */
  firstTitle: string | undefined;
  /** The path and title after the sign-up. */
  path: string;
  title: string;
  /** Whether anything moved while the sign-up loaded. */
  hasMoved: boolean;
  /** Errors and warnings in the console. */
  messages: string[];
}

const signedUp: Omit<Visit, 'html'> = {
  firstTitle: 'Start your trace – Your Firm',
  path: '/pensions/personal',
  title: 'Your personal details – Your Firm',
  hasMoved: false,
  messages: [],
};

/** Follows the link of the home page, and signs a customer up. */
async function signUpOn(address: string): Promise<Visit> {
  const { page, messages } = await openPage(browser, (message) => ['error', 'warning'].includes(message.type()));
  await page.goto(address);
  await page.getByRole('link', { name: 'Find your lost pensions' }).click();
  await page.getByLabel('First name').waitFor();
  const response = await page.goto(`${address}/pensions/signup`);
  const html = (await response?.text()) ?? '';
  const hasMoved = await movesAfterFirstPaint(page, `${address}/pensions/signup`);
  await signUpAtHost(page);
  return {
    html,
    firstTitle: /<title>(.*)<\/title>/.exec(html)?.[1],
    path: new URL(page.url()).pathname,
    title: await page.title(),
    hasMoved,
    messages,
  };
}
