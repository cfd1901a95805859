import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const packageFolder = import.meta.dirname;
/** The backend is packed with the command. In a clone of the repository it is in the folder beside it. */
const backend = [packageFolder, dirname(packageFolder)].find((folder) => existsSync(join(folder, 'supabase'))) ?? '';

/** The firm's name and the page's address that `init` was given, and the hashes of the files as `init` and `update` wrote them, in the project's folder. */
export const recordName = 'supabase/pension-trace.json';

/**
 * The files that the package puts into a project: where each comes from, and its path in the project.
 *
 * @param page The path of the starter page in the project.
 */
export function packageFiles(page) {
  return [
    ...backendFiles().map((file) => ({ from: join(backend, file), to: file })),
    { from: join(packageFolder, 'template', 'PensionPage.tsx'), to: page },
  ];
}

/** The content of a file of the package for a project, with the firm's name and the page's address that `init` was given. */
export function contentOf({ from, to }, page, { companyName, site }) {
  const content = readFileSync(from);
  const changes = [
    ...(companyName === undefined ? [] : nameIn(to === page, companyName)),
    ...(site === undefined ? [] : siteIn(to, page, site)),
  ];
  if (changes.length === 0 || !/\.(tsx|html|toml)$/.test(to)) return content;
  return Buffer.from(changes.reduce((text, [was, is]) => text.replace(was, () => is), content.toString('utf8')));
}

/** The name in the page, and above the heading of an email. */
function nameIn(isPage, companyName) {
  if (isPage) return [["'Your Firm'", /['\\\n]/.test(companyName) ? JSON.stringify(companyName) : `'${companyName}'`]];
  const written = companyName.replace(/[&<>"{}]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return [['>{{ .SiteURL }}</p>', `>${written}</p>`]];
}

/** The address of the page in its routing, and in the settings of the auth service. */
function siteIn(to, page, site) {
  const { pathname } = new URL(site);
  const basePath = pathname === '/' ? '' : ` basePath=${JSON.stringify(pathname)}`;
  if (to === page) return [['routing="hash"', `routing="path"${basePath}`]];
  if (to !== 'supabase/config.toml') return [];
  return [
    [/^site_url = .*$/m, `site_url = ${JSON.stringify(site)}`],
    [/^additional_redirect_urls = .*$/m, `additional_redirect_urls = [${JSON.stringify(`${site}/reset-password`)}]`],
    ['enable_confirmations = false', 'enable_confirmations = true'],
  ];
}

/** The files of the folder supabase with their paths in a project. What a clone of the repository adds stays there. */
function backendFiles() {
  return readdirSync(join(backend, 'supabase'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(backend, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/\/\.(env|temp)/.test(file))
    .sort();
}

/** Whether the path is a folder and not a link. Prints the problem otherwise. */
export function isProject(folder) {
  if (existsSync(folder) && lstatSync(folder).isDirectory()) return true;
  console.error(`There is no folder ${folder}.`);
  return false;
}

/** 'file', 'missing', or 'blocked' by a link, a folder of its name, or a file where a folder is expected. */
export function stateOf(folder, file) {
  const parts = file.split('/');
  for (const [index] of parts.entries()) {
    const found = lstatSync(join(folder, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    if (found === undefined) return 'missing';
    const isLast = index === parts.length - 1;
    // A link to a folder too: writing through it would change files outside of the project.
    if (isLast ? !found.isFile() : !found.isDirectory()) return 'blocked';
  }
  return 'file';
}

/** Writes a file whole. A link that appears in the meantime is replaced and not followed. */
export function writeWhole(folder, file, content) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, content, { flag: 'wx' });
  renameSync(unfinished, path);
}

export function writeRecord(folder, { companyName, site, files }) {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  writeWhole(folder, recordName, `${JSON.stringify({ version, companyName, site, files }, null, 2)}\n`);
}

/** Line endings differ between checkouts. */
export function hashOf(content) {
  return createHash('sha256').update(content.toString('utf8').replaceAll('\r\n', '\n')).digest('hex');
}
