import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import packageJson from '../../package.json' with { type: 'json' };
import { browserArguments, findBrowser } from '../findBrowser.mjs';
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
  'docs/recipes/next.md': 'nextHost.test.ts',
};

let host: Host;
let browser: Browser | undefined;
beforeAll(async () => {
  const named = pages.flatMap((page) => printedPage(page).packages);
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
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  host.remove();
});

describe.each(pages)('%s', (page) => {
  const { files, unnamed, packages } = printedPage(page);

  test('prints no code without the name of its file', () => {
    expect(unnamed).toEqual([]);
  });

  test('installs every package that its code imports', () => {
    const known = new Set([packageJson.name, 'react', 'react-dom', ...packages]);
    // Part of the template that the page starts from.
    const templates: Record<string, string[]> = {
      'docs/recipes/vite.md': ['vite', '@vitejs/plugin-react'],
      'docs/recipes/next.md': ['next'],
      'docs/recipes/tailwind.md': ['tailwindcss'],
    };
    for (const name of templates[page] ?? []) known.add(name);
    expect(importsOf(files).filter((name) => !known.has(name))).toEqual([]);
  });

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
    expect(files.map(({ name }) => name).filter((name) => name !== 'vite.config.ts' && !run.includes(name))).toEqual(
      [],
    );
  });
});

test.each(apps)('the application %s does what its page says', async (name, { page: path, observe }) => {
  const address = await serve(name, printedPage(path).headers);
  if (!browser) throw new Error('The browser did not start.');
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.setDefaultTimeout(20_000);
  await observe(page, async (place) => {
    await page.goto(address + place);
  });
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

/** The packages that code imports. */
function importsOf(files: readonly { code: string }[]): string[] {
  const specifiers = files.flatMap(({ code }) => [
    ...code.matchAll(/(?:from|import|@import) ['"]([^'"./][^'"]*)['"]/g),
  ]);
  return [
    ...new Set(
      specifiers.map(([, name = '']) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ];
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Serves one application on an origin of its own: every path but a file's is its page. Returns the address. */
async function serve(name: string, headers: readonly string[]): Promise<string> {
  const dist = join(host.folder, 'dist');
  const server: Server = createServer((request, response) => {
    const asset = join(dist, new URL(request.url ?? '/', 'http://host').pathname);
    const file = extname(asset) !== '' && existsSync(asset) ? asset : join(dist, name, 'index.html');
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
