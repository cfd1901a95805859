import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { codeBlocks } from '../docs/codeBlocks';
import { launchOptions } from '../findBrowser.mjs';
import { signUpAtHost } from './signUpAtHost';
import { supabaseReply } from './supabaseReply';

const repository = join(import.meta.dirname, '..', '..');
const readme = readFileSync(join(repository, 'README.md'), 'utf8');
const start = codeBlocks(/<!-- #region start -->(.*)<!-- #endregion start -->/s.exec(readme)?.[1] ?? '');
const commands = start.filter(({ language }) => language === 'sh').map(({ code }) => code.trim().split('\n'));
const page = start.find(({ language }) => language === 'tsx')?.code;

/** What a React site has before it reads README.md. */
const { react, 'react-dom': reactDom, vite } = packageJson.devDependencies;
const site: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { react, 'react-dom': reactDom },
    devDependencies: { vite },
  }),
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { PensionPage } from './PensionPage';
createRoot(document.getElementById('root')!).render(<PensionPage />);`,
};

let folder: string;
const inSite = (name: string) => join(folder, 'site', name);
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pension-trace-start-')));
  mkdirSync(inSite('src'), { recursive: true });
  for (const [name, text] of Object.entries(site)) writeFileSync(inSite(name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the quick start of README.md, run as printed, signs a customer up', { timeout: 600_000 }, async () => {
  const [pack = [], install = []] = commands;
  const run = (command: string, cwd: string) => execSync(command, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  // The packages of this copy are installed.
  const packing = pack.filter((command) => command !== 'npm ci');
  expect(packing).toHaveLength(pack.length - 1);
  for (const command of packing) run(command.replace('../packed', join(folder, 'packed')), repository);
  for (const command of install) run(command, inSite(''));
  expect(readFileSync(inSite('src/PensionPage.tsx'), 'utf8').trim()).toBe(page?.trim());

  run('npx vite build --logLevel error', inSite(''));
  const server = await preview({ root: inSite(''), configFile: false, logLevel: 'error', preview: { port: 0 } });
  const browser = await chromium.launch(launchOptions());
  onTestFinished(async () => {
    await browser.close();
    await server.close();
  });
  const opened = await browser.newPage();
  await opened.route('https://your-project.supabase.co/**', (route) => supabaseReply(route));
  await opened.goto(`${server.resolvedUrls?.local[0] ?? ''}pensions`);
  await signUpAtHost(opened);
  expect(new URL(opened.url()).pathname).toBe('/pensions/personal');
});
