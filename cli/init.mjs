import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
 * Copies the backend and the starter page into a project, with the firm's name if there is one. Returns the exit code.
 */
export function init(folder, companyName) {
  if (!isProject(folder)) return 1;
  if (companyName?.trim() === '') {
    console.error('The name of the firm is empty.');
    return 1;
  }
  const page = existsSync(join(folder, 'src')) ? 'src/PensionPage.tsx' : 'PensionPage.tsx';
  const files = packageFiles(page);
  const named = companyName === undefined ? [] : [{ to: nameFile(files), content: nameMigration(companyName) }];
  const taken = [...files, ...named, { to: recordName }]
    .map(({ to }) => to)
    .filter((file) => stateOf(folder, file) !== 'missing');
  if (taken.length > 0) {
    console.error(
      `Nothing was written, because these files exist, or their folders are links:\n${taken.map((file) => `  ${file}`).join('\n')}`,
    );
    return 1;
  }
  const hashes = {};
  for (const { from, to } of files) {
    const content = contentOf({ from, to }, page, companyName);
    writeWhole(folder, to, content);
    hashes[to] = hashOf(content);
  }
  for (const { to, content } of named) writeWhole(folder, to, content);
  writeRecord(folder, { companyName, files: hashes });
  console.log(nextCommands(page, files.length + named.length + 1, named[0]?.to));
  return 0;
}

/** The path of the firm's own migration. Its name sorts after this version's migrations and before the next version's. */
function nameFile(files) {
  const newest = files
    .map(({ to }) => /^supabase\/migrations\/(\d+)_/.exec(to)?.[1] ?? '')
    .sort()
    .at(-1);
  return `supabase/migrations/${BigInt(newest) + 1n}_our_company_name.sql`;
}

function nameMigration(companyName) {
  return `-- The firm's name in the letter that customers sign. To change it, add another migration.
update public.settings set company_name = '${companyName.replaceAll("'", "''")}';
`;
}

function nextCommands(page, count, migration) {
  return `Wrote ${count} files.
${migration ? `\nThe letter that customers sign has the name in ${migration}.` : unnamed}

Next:
  npm install @pension-trace/react @supabase/supabase-js
  npx supabase login
  npx supabase link --project-ref <your project>
  npx supabase db push --include-seed
  npx supabase functions deploy

Then write your project's address and publishable key into ${page}, and render <PensionPage />.
supabase/README.md explains the database; to change its messages or rules, add a migration.
Keep ${recordName} with your code: npx @pension-trace/cli update reads it.`;
}

const unnamed = `
No one can sign before you name your firm. Add a migration:
  update public.settings set company_name = 'Your Firm';`;
