import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'pension-trace-clone-'));
  for (const name of ['cli', 'supabase']) {
    cpSync(join(repository, name), join(clone, name), { recursive: true, filter: (file) => !file.endsWith('dist') });
  }
  writeFileSync(join(clone, 'supabase', '.env'), 'SECRET=1');
  mkdirSync(join(clone, 'firm'));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

function run(...parts: string[]) {
  const command = join(clone, 'cli', 'pension-trace.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command, ...parts], { encoding: 'utf8', cwd: clone });
  return { status, errors: stderr };
}

it('runs init and check in a clone without packages', () => {
  expect(run('init', '--dir', 'firm')).toEqual({ status: 0, errors: '' });
  expect(existsSync(join(clone, 'firm/supabase/config.toml'))).toBe(true);
  expect(existsSync(join(clone, 'firm/supabase/.env'))).toBe(false);
  expect(run('check').errors).toContain('Name a project');
});

it('names the command that update and verify need first', () => {
  const answer = (command: string) => `In a clone of the repository, run first: ${command}\n`;
  expect(run('update')).toEqual({ status: 1, errors: answer('npm ci') });
  expect(run('verify', 'dump.sql')).toEqual({ status: 2, errors: answer('npm ci') });
  mkdirSync(join(clone, 'node_modules'));
  expect(run('verify', 'dump.sql')).toEqual({ status: 2, errors: answer('npm run build') });
});
