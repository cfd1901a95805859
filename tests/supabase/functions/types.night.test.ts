import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deno, root, run } from '../tools.mjs';

it('Deno accepts the types of the functions', async () => {
  const entries = (await readdir(join(root, 'supabase/functions'), { recursive: true })).filter((name) =>
    /^[a-z]+[/\\]index\.ts$/.test(name),
  );
  expect(entries).toHaveLength(4);
  const offline = ['--no-remote', '--no-lock', '--node-modules-dir=manual'];
  const files = entries.map((name) => join('supabase/functions', name));
  const { code, stderr } = await run(deno, ['check', ...offline, ...files], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect(code, stderr).toBe(0);
});
