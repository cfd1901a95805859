import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { preview } from 'vite';

/*
 * `npm run test:visual`: compares a picture of every story with one of an earlier commit, taken on this machine.
 *
 *   npm run test:visual                                  everything, against the commit where this branch began
 *   npm run test:visual -- --base v0.1.0                 against another commit
 *   npm run test:visual -- --modes "forced colours,large text"   in these modes of .storybook/modes.ts
 *   npm run test:visual -- -g "Personal details"         only stories whose title matches
 *
 * 2,100 pictures take half an hour on two cores, for each of the two commits. Those of a commit are kept in
 * .cache/visual until you delete them. The report shows old, new and difference.
 */

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);
const cache = join(root, '.cache', 'visual');
const { values } = parseArgs({
  options: { base: { type: 'string' }, modes: { type: 'string' }, grep: { type: 'string', short: 'g' } },
});

const base = git('rev-parse', values.base ?? branchPoint());
const references = join(cache, 'references', base);
const { modes, grep } = values;
const mark = join(references, `complete ${modes ?? 'usual'} ${grep ?? 'all'}`.replaceAll(/[^\w ]/g, '-'));

if (!existsSync(mark)) {
  console.log(`Taking the pictures of ${base.slice(0, 10)}, once.`);
  mkdirSync(references, { recursive: true });
  await takePictures(buildEarlier(), { VISUAL_TAKES_REFERENCES: '1' }, ['--update-snapshots=all']);
  writeFileSync(mark, '');
}
const site = join(cache, 'site');
build(root, site);
const isSame = await takePictures(site, {}, ['--update-snapshots=none']);
console.log(`Report: ${join(cache, 'report', 'index.html')}`);
process.exitCode = isSame ? 0 : 1;

function git(...input) {
  return execFileSync('git', input, { encoding: 'utf8' }).trim();
}

/** The commit where this branch began. On the main branch: the last commit, or the one before it. */
function branchPoint() {
  const refs = git('for-each-ref', '--format=%(refname:short)', 'refs/remotes/origin/main', 'refs/heads/main');
  const [trunk = 'HEAD'] = refs.split('\n').filter(Boolean);
  const fork = git('merge-base', 'HEAD', trunk);
  const hasChanges = git('status', '--porcelain') !== '';
  return fork === git('rev-parse', 'HEAD') && !hasChanges ? 'HEAD~1' : fork;
}

/** Builds the Storybook of the earlier commit. Returns its folder. */
function buildEarlier() {
  const built = join(cache, 'sites', base);
  if (existsSync(join(built, 'index.json'))) return built;
  const source = join(cache, 'sources', base);
  rmSync(source, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', source, base);
  try {
    const lock = 'package-lock.json';
    const hasSamePackages = readFileSync(join(source, lock), 'utf8') === readFileSync(join(root, lock), 'utf8');
    if (hasSamePackages) symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'));
    else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: source, stdio: 'inherit' });
    build(source, built);
  } finally {
    git('worktree', 'remove', '--force', source);
  }
  return built;
}

function build(cwd, folder) {
  const options = ['run', '--silent', 'build-storybook', '--', '--quiet', '--output-dir', folder];
  execFileSync('npm', options, { cwd, stdio: 'inherit' });
}

/** Runs Playwright over a built Storybook. Returns whether it passed. */
async function takePictures(folder, env, options) {
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  try {
    const [url] = server.resolvedUrls.local;
    const shared = { DESK_URL: url, VISUAL_SITE: folder, VISUAL_REFERENCES: references, VISUAL_MODES: modes ?? '' };
    const filter = grep === undefined ? [] : ['--grep', grep];
    const cli = join('node_modules', '@playwright', 'test', 'cli.js');
    const parts = [cli, 'test', '--config', 'tests/visual/playwright.config.ts', ...options, ...filter];
    const child = spawn(process.execPath, parts, { stdio: 'inherit', env: { ...process.env, ...shared, ...env } });
    const [code] = await once(child, 'exit');
    return code === 0;
  } finally {
    await server.close();
  }
}
