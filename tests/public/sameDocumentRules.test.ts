import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('reads a document’s type with the same file in the browser and in the server function', async () => {
  const [here, there] = await Promise.all(
    ['src/domain/documentContent.ts', 'supabase/functions/document/content.ts'].map((path) => readFile(path, 'utf8')),
  );
  expect(there).toBe(here);
});
