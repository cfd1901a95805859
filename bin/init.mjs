import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, isProject, packageFiles, recordName, stateOf, writeRecord, writeWhole } from './projectFiles.mjs';

/** Copies the backend and the starter page into a project. Returns the exit code. */
export function init(folder) {
  if (!isProject(folder)) return 1;
  const page = existsSync(join(folder, 'src')) ? 'src/PensionPage.tsx' : 'PensionPage.tsx';
  const files = packageFiles(page);
  const taken = [...files.map(({ to }) => to), recordName].filter((file) => stateOf(folder, file) !== 'missing');
  if (taken.length > 0) {
    console.error(
      `Nothing was written, because these files exist, or their folders are links:\n${taken.map((file) => `  ${file}`).join('\n')}`,
    );
    return 1;
  }
  const hashes = {};
  for (const { from, to } of files) {
    const content = readFileSync(from);
    writeWhole(folder, to, content);
    hashes[to] = hashOf(content);
  }
  writeRecord(folder, hashes);
  console.log(nextCommands(page, files.length + 1));
  return 0;
}

function nextCommands(page, count) {
  return `Wrote ${count} files.

Next:
  npm install @supabase/supabase-js
  npx supabase login
  npx supabase link --project-ref <your project>
  npx supabase db push --include-seed
  npx supabase functions deploy

Then write your project's address and publishable key into ${page}, and render <PensionPage />.
supabase/README.md explains the database; to change its messages or rules, add a migration.
Keep ${recordName} with your code: npx @pension-trace/react update reads it.`;
}
