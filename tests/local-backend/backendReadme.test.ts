import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'local-backend/';
const readme = readFileSync(`${folder}README.md`, 'utf8');
const corrections = readme
  .slice(readme.indexOf('## What it corrects'))
  .matchAll(/\| `([\w.-]+\.test\.ts)`: (.+?) *\|$/gm);

it.each([...corrections].map(([, file = '', name = '']) => [name, file]))(
  'the correction of the embedded backend has the test "%s" in %s',
  (name, file) => {
    expect(readFileSync(`tests/local-backend/${file}`, 'utf8')).toContain(`it('${name}'`);
  },
);

it('the README of the embedded backend names files and folders that exist', () => {
  const code = [...readme.matchAll(/`((?:[\w-]+\/)*(?:\w+\.ts|\w+\/))`/g)].map(([, path = '']) => path);
  const paths = code.filter((path) => !path.endsWith('.test.ts') && !/^(supabase|tests)\//.test(path));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(`${folder}${path}`))).toEqual([]);
});

it('the README names the version of @supabase/lite that is installed', () => {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  expect(readme).toContain(`pinned to ${devDependencies['@supabase/lite']},`);
});
