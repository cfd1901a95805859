import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { init } from '../../cli/init.mjs';
import { codeBlocks } from './codeBlocks';
import { root } from './program';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const supabaseCommands = (text: string) =>
  [...text.matchAll(/^ *(npx supabase [^#\n]+)/gm)].map(([, command = '']) => command.trim());

/** The commands that init prints. */
function printed(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pension-trace-steps-'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    expect(init(folder)).toBe(0);
    return supabaseCommands(String(log.mock.calls[0]?.[0]));
  } finally {
    log.mockRestore();
    rmSync(folder, { recursive: true });
  }
}

it('supabase/README.md has the commands that put the backend on a new project, as init prints them', () => {
  const own = textOf('supabase/README.md').split('## On your own Supabase project')[1] ?? '';
  const [commands] = codeBlocks(own.replaceAll(/^ {3}/gm, '')).filter(({ language }) => language === 'sh');
  expect(printed()).toHaveLength(5);
  expect(commands?.code.trim().split('\n')).toEqual(printed());
});

it('the first hosted run has a row for each of them', () => {
  const rows = [...textOf('docs/first-hosted-run.md').matchAll(/^\| `(npx supabase [^`]+)` /gm)];
  const withReference = printed().map((command) => command.replace('YOUR-PROJECT-REF', '…'));
  expect(rows.map(([, command]) => command)).toEqual(withReference);
});

it.each(['README.md', 'docs/going-live.md', 'docs/first-hosted-run.md'])(
  '%s links to them and repeats none',
  (path) => {
    const text = textOf(path);
    expect(text).toContain('supabase/README.md#on-your-own-supabase-project');
    const commands = codeBlocks(text).flatMap(({ code }) => code.split('\n'));
    expect(commands.filter((line) => /supabase (db push|functions deploy|config push)/.test(line))).toEqual([]);
  },
);
