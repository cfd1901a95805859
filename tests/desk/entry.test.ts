import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const phone = /globals: \{ viewport: \{ value: 'phone' \} \},\n( *tags: \['phone'\],\n)?/g;

it('knows each story on a phone by its tag', () => {
  const stories = files.flatMap((file) => [...readFileSync(join('stories', file), 'utf8').matchAll(phone)]);
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.filter(([, tag]) => tag === undefined)).toEqual([]);
});
