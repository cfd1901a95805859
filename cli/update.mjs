import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { structuredPatch } from 'diff';
import { printable } from './printable.mjs';
import {
  contentOf,
  hashOf,
  isProject,
  packageFiles,
  recordName,
  stateOf,
  writeRecord,
  writeWhole,
} from './projectFiles.mjs';

/**
 * Adds the package's new files to a project, replaces those that the project left unchanged, and prints the differences
 * of the others. Merges nothing. Returns the exit code.
 */
export function update(folder) {
  if (!isProject(folder)) return 1;
  const record = readRecord(folder);
  if (record === undefined) return 1;
  const { companyName, site, files: written } = record;
  const page = 'PensionPage.tsx' in written ? 'PensionPage.tsx' : 'src/PensionPage.tsx';
  const files = packageFiles(page).map((file) => ({
    ...file,
    ...compare(folder, {
      to: file.to,
      content: contentOf(file, page, { companyName, site }),
      written: written[file.to],
    }),
  }));
  const blocked = files.filter(({ outcome }) => outcome === 'blocked');
  if (blocked.length > 0) {
    console.error(`Nothing was written, because these files, or their folders, are links:\n${list(blocked)}`);
    return 1;
  }
  const lost = files.filter(({ to, outcome }) => outcome === 'removed' && isMigration(to));
  if (lost.length > 0) {
    console.error(
      `Nothing was written, because these migrations are missing. Restore them, for instance from git: a database that has applied them refuses a push without them, and a new one lacks their tables:\n${list(lost)}`,
    );
    return 1;
  }
  const withOutcome = (outcome) => files.filter((file) => file.outcome === outcome);
  for (const { to, content } of [...withOutcome('added'), ...withOutcome('replaced')]) writeWhole(folder, to, content);
  // A file that the project changed keeps its old hash, so that the next update detects the change again.
  const hashes = files.map(({ to, outcome, content }) => [
    to,
    ['added', 'replaced', 'same'].includes(outcome) ? hashOf(content) : written[to],
  ]);
  writeRecord(folder, {
    companyName,
    site,
    files: Object.fromEntries(hashes.filter(([, hash]) => hash !== undefined)),
  });

  const gone = Object.keys(written).filter((file) => !files.some(({ to }) => to === file));
  report('Added', withOutcome('added'));
  report('Replaced, because you had not changed them', withOutcome('replaced'));
  report('Left out, because you removed them', withOutcome('removed'));
  report(
    'No longer in the package; remove them when nothing of yours needs them',
    gone.map((to) => ({ to })),
  );
  report('Not written, because you changed them. Take over what you want by hand', withOutcome('changed'));
  for (const { to, own, content } of withOutcome('changed'))
    console.log(`\n${printable(differences(to, own, content.toString('utf8')))}`);
  if (files.every(({ outcome }) => outcome === 'same')) console.log('Everything is up to date.');
  const migrations = withOutcome('added').filter(({ to }) => isMigration(to));
  if (migrations.length > 0) console.log(nextCommands(folder, migrations));
  return 0;
}

/** A push refuses a migration that sorts before one that the database has, unless it is told to include all. */
function nextCommands(folder, added) {
  const names = readdirSync(join(folder, 'supabase/migrations')).map((name) => `supabase/migrations/${name}`);
  const others = names.filter((name) => !added.some(({ to }) => to === name));
  const isInTheMiddle = added.some(({ to }) => others.some((name) => name.endsWith('.sql') && name > to));
  return `
Next:
  npx supabase db push${isInTheMiddle ? ' --include-all' : ''}
  npx supabase functions deploy`;
}

function isMigration(file) {
  return file.startsWith('supabase/migrations/');
}

function readRecord(folder) {
  const state = stateOf(folder, recordName);
  if (state === 'file') return parseRecord(readFileSync(join(folder, recordName), 'utf8'));
  if (state === 'blocked') console.error(`${recordName} is a link, or in one.`);
  else console.error(`There is no ${recordName}. Name the folder in which you ran init: --dir <folder>`);
  return undefined;
}

function parseRecord(text) {
  try {
    const { companyName, site, files } = JSON.parse(text);
    const isText = [companyName, site].every((value) => value === undefined || typeof value === 'string');
    if (isText && Object.values(files).every((hash) => typeof hash === 'string')) return { companyName, site, files };
  } catch {
    // Reported below, without the text of the file.
  }
  console.error(`${recordName} is not as init writes it. Restore it, for instance from git.`);
  return undefined;
}

/** Compares a file of the package with the project's, given the hash with which it was written. */
function compare(folder, { to, content, written }) {
  const state = stateOf(folder, to);
  if (state === 'blocked') return { outcome: 'blocked' };
  if (state === 'missing') return { outcome: written === undefined ? 'added' : 'removed', content };
  const own = readFileSync(join(folder, to), 'utf8');
  if (hashOf(own) === hashOf(content)) return { outcome: 'same', content };
  // A migration that was pushed never changes.
  const isReplaceable = hashOf(own) === written && !isMigration(to);
  return { outcome: isReplaceable ? 'replaced' : 'changed', own, content };
}

/** Returns the differences from the project's text to the package's, in the unified format. */
function differences(name, own, next) {
  const withoutEnd = (text) => `${text.replace(/\r?\n$/, '')}\n`;
  const { hunks } = structuredPatch(name, name, withoutEnd(own), withoutEnd(next), '', '', {
    context: 3,
    stripTrailingCr: true,
  });
  const places = hunks.flatMap(({ oldStart, newStart, lines }) => [
    `@@ line ${oldStart} of yours, line ${newStart} of the package's @@`,
    ...lines,
  ]);
  return [`--- ${name} (yours)`, `+++ ${name} (the package's)`, ...places].join('\n');
}

function report(title, files) {
  if (files.length > 0) console.log(`${title}:\n${list(files)}`);
}

function list(files) {
  return files.map(({ to }) => `  ${printable(to)}`).join('\n');
}
