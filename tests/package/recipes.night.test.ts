import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import packageJson from '../../package.json' with { type: 'json' };
import { launchOptions } from '../findBrowser.mjs';
import { installPackage, type Host } from './installPackage';
import { printedPage, writePrinted } from './printedPage';
import { recipeApps, type RecipeApp } from './recipeApps';

const repository = join(import.meta.dirname, '..', '..');
const recipes = readdirSync(join(repository, 'docs', 'recipes')).map((file) => `docs/recipes/${file}`);
const pages = ['README.md', ...recipes];
const apps = Object.entries(recipeApps);

/** The pages with test files, and the command that each page names. */
const runners = {
  'docs/recipes/jest.md': 'npm test',
  'docs/recipes/vitest.md': 'npx vitest run',
};

/** Pages that other tests run as printed. */
const elsewhere: Readonly<Record<string, string>> = {
  'docs/recipes/astro.md': 'tests/bundlers/frameworks.test.ts',
  'docs/recipes/design-systems.md': 'tests/bundlers/frameworks.test.ts',
  'docs/recipes/mui.md': 'tests/bundlers/frameworks.test.ts',
  'docs/recipes/next.md': 'tests/bundlers/nextHost.test.ts',
  'docs/recipes/react-router-framework.md': 'tests/bundlers/frameworks.test.ts',
  'docs/recipes/prerender.md': 'the test of the prerendered pages below',
};

let host: Host;
let browser: Browser | undefined;
beforeAll(async () => {
  // Apart from packages that only a weekly test installs.
  const weekly = ['docs/recipes/design-systems.md', 'docs/recipes/mui.md'];
  const named = pages.filter((page) => !weekly.includes(page)).flatMap((page) => printedPage(page).packages);
  const ours = new Set<string>([packageJson.name, ...Object.keys(packageJson.dependencies)]);
  const tools = ['vite', 'vitest', '@vitejs/plugin-react', 'postcss', 'tailwindcss', 'tailwindcss3'];
  host = installPackage([...new Set([...named.filter((name) => !ours.has(name)), ...tools])]);
  cpSync(join(import.meta.dirname, 'recipeHost'), host.folder, { recursive: true });
  for (const [name, app] of apps) writeApp(name, app);
  host.runNode(
    join('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--config',
    'recipes.config.mjs',
    '--logLevel',
    'error',
  );
  browser = await chromium.launch(launchOptions());
}, 300_000);
afterAll(async () => {
  await browser?.close();
  host.remove();
});

describe.each(pages)('%s', (page) => {
  const { files } = printedPage(page);

  test('prints only files that a test runs', () => {
    if (page in elsewhere || page in runners) return;
    const built = z.parse(
      z.array(z.string()),
      JSON.parse(readFileSync(join(host.folder, 'dist', 'modules.json'), 'utf8')),
    );
    const run = apps
      .filter(([, app]) => app.page === page)
      .flatMap(([name]) => {
        const folder = join(host.folder, name);
        return built
          .filter((file) => file.startsWith(folder))
          .map((file) => file.slice(folder.length + 1).replaceAll('\\', '/'));
      });
    // The database tests run the SQL.
    const isBuilt = (name: string) => name !== 'vite.config.ts' && !name.endsWith('.sql');
    expect(files.map(({ name }) => name).filter((name) => isBuilt(name) && !run.includes(name))).toEqual([]);
  });
});

test.each(apps)('the application %s behaves as its page says', async (name, { page: path, observe }) => {
  const address = await serveFolder(join(host.folder, 'dist'), () => `${name}/index.html`, printedPage(path).headers);
  if (!browser) throw new Error('The browser did not start.');
  const { page, complaints } = await openPage(browser);
  await observe(page, async (place) => {
    await page.goto(address + place);
  });
  expect(complaints).toEqual([]);
});

test('a build puts the PDF letter into a separate chunk', () => {
  expect(
    readdirSync(join(host.folder, 'dist', 'assets')).filter((file) => /makeLetter|pdfkit/i.test(file)),
  ).not.toEqual([]);
});

test('the prerendered pages have their form and title before any script, and hydrate', async () => {
  const folder = join(host.folder, 'prerender');
  writePrinted('docs/recipes/react-router.md', folder);
  writePrinted('docs/recipes/prerender.md', folder);
  writeFileSync(join(folder, 'index.html'), documentWith('').replace('./main.jsx', '/src/main.tsx'));
  expect(host.runCommand('vite build --logLevel error', folder)).toEqual({ status: 0, output: '', errors: '' });
  if (!browser) throw new Error('The browser did not start.');
  const address = await serveFolder(join(folder, 'dist'), (path) => `${path}/index.html`, []);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${address}/signup`);
  expect(await plain.title()).toBe('Start your trace – Your Firm');
  expect(await plain.getByLabel('First name').isVisible()).toBe(true);
  await plain.close();

  const { page, complaints } = await openPage(browser);
  await page.goto(`${address}/signup`);
  await page.getByLabel('First name').fill('Margaret');
  await page.getByRole('button', { name: 'Start Your Trace' }).click();
  await page.getByText('Please enter a last name').first().waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Margaret');
  expect(complaints).toEqual([]);
});

test.each(Object.entries(runners))('%s passes with %s', (path, command) => {
  const folder = join(host.folder, command.replaceAll(' ', '-'));
  mkdirSync(folder);
  writePrinted(path, folder);
  const { status, output, errors } = host.runCommand(command, folder);
  expect({ status, output, errors }).toMatchObject({ status: 0 });
  expect(output + errors).toMatch(/1 passed/);
});

/** Writes the files that the page prints, the host's entry, and a page that loads it. */
function writeApp(name: string, { page, version, main }: RecipeApp): void {
  const folder = join(host.folder, name);
  mkdirSync(folder);
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'adapter.ts'), 'export const { adapter } = globalThis;');
  writePrinted(page, folder, version);
  writeFileSync(join(folder, 'main.jsx'), `import '../hostValues';\n${main}\n`);
  const html = join(folder, 'index.html');
  const fragment = existsSync(html) ? readFileSync(html, 'utf8') : '';
  writeFileSync(html, documentWith(fragment));
}

/** A page with a fragment: its html tag, or a part of its head. */
function documentWith(fragment: string): string {
  const isTag = fragment.startsWith('<html');
  return `<!doctype html>
${isTag ? fragment : '<html lang="en-GB">'}
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>A host</title>
    <link rel="icon" href="data:," />
    ${isTag ? '' : fragment}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./main.jsx"></script>
  </body>
</html>
`;
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Serves a folder on an origin of its own. Every path but a file's is a page. Returns the address. */
async function serveFolder(dist: string, pageOf: (path: string) => string, headers: readonly string[]) {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const asset = join(dist, pathname);
    const file = extname(asset) !== '' && existsSync(asset) ? asset : join(dist, pageOf(pathname));
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    if (headers.length > 0) response.setHeader('Content-Security-Policy', headers.join('; '));
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Opens a page. `complaints` collects its errors and warnings. */
async function openPage(from: Browser) {
  const page = await from.newPage();
  onTestFinished(() => page.close());
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}
