import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const migration = 'supabase/migrations/20261122090000_foundations.sql';
const config = 'supabase/config.toml';
const page = 'src/PensionPage.tsx';
const record = 'supabase/pension-trace.json';

type Command = (folder: string, given?: { companyName?: string; site?: string }) => number;

let folder: string;
let commands: Record<'init' | 'update', Command>;
const inPackage = (name: string) => join(folder, 'package', name);
const inProject = (name: string) => join(folder, 'project', name);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pension-trace-update-'));
  cpSync(join(repository, 'cli'), inPackage(''), { recursive: true });
  cpSync(join(repository, 'supabase'), inPackage('supabase'), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), inPackage('node_modules'), 'junction');
  mkdirSync(inProject('src'), { recursive: true });
  // Each test has its own copy of the package, whose files it changes.
  const load = async (file: string) => (await import(pathToFileURL(inPackage(file)).href)) as Record<string, Command>;
  commands = { ...(await load('init.mjs')), ...(await load('update.mjs')) } as typeof commands;
  const { errors } = run('init');
  if (errors !== '') throw new Error(errors);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command, and returns its exit code and what it printed. `tests/package/command.test.ts` starts it as a program. */
function run(command: 'init' | 'update', given?: Parameters<Command>[1]) {
  const printed = { output: '', errors: '' };
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text: string) => {
      printed[name === 'log' ? 'output' : 'errors'] += `${text}\n`;
    }),
  );
  try {
    return { status: commands[command](inProject(''), given), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Changes a file, or creates it. */
function write(path: string, change: (text: string) => string) {
  mkdirSync(dirname(path), { recursive: true });
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // A new file.
  }
  writeFileSync(path, change(text));
}

const projectFiles = () => readdirSync(inProject(''), { recursive: true, encoding: 'utf8' }).sort();
const read = (name: string) => readFileSync(inProject(name), 'utf8');

describe('update', () => {
  it('changes nothing when everything is up to date', () => {
    const before = read(record);
    expect(run('update')).toEqual({ status: 0, output: 'Everything is up to date.\n', errors: '' });
    expect(read(record)).toBe(before);
  });

  it('keeps the name and the address that init wrote', () => {
    rmSync(inProject(''), { recursive: true });
    mkdirSync(inProject('src'), { recursive: true });
    expect(run('init', { companyName: `O'Brien & "$&"`, site: 'https://firm.example/pensions' }).errors).toBe('');
    const name = String.raw`companyName: "O'Brien & \"$&\""`;
    const before = [read(page), read(record)];
    expect(before[0]).toContain(name);
    expect(before[0]).toContain('routing="path" basePath="/pensions"');
    expect(read(config)).toContain('site_url = "https://firm.example/pensions"');
    expect(read('supabase/templates/recovery.html')).toContain(">O'Brien &#38; &#34;$&#38;&#34;</p>");
    expect(run('update')).toEqual({ status: 0, output: 'Everything is up to date.\n', errors: '' });
    expect([read(page), read(record)]).toEqual(before);

    write(inPackage('template/PensionPage.tsx'), (text) => `${text}\n// new\n`);
    expect(run('update').output).toBe(`Replaced, because you had not changed them:\n  ${page}\n`);
    expect(read(page)).toContain(name);
    expect(run('update').output).toBe('Everything is up to date.\n');
  });

  it('refuses to go on without a migration that it wrote', () => {
    rmSync(inProject(migration));
    write(inPackage(config), (text) => `${text}\n# new\n`);
    const before = [read(config), read(record)];
    const { status, output, errors } = run('update');
    expect({ status, output }).toEqual({ status: 1, output: '' });
    expect(errors).toMatch(/^Nothing was written, because these migrations are missing\. Restore them/);
    expect(errors).toContain(`:\n  ${migration}\n`);
    expect([read(config), read(record)]).toEqual(before);
  });

  it('prints no control characters of a file', () => {
    write(inProject(config), (text) => `# \u001b[2J\u202emine\u0007\tkept\n${text}`);
    write(inProject(record), (text) => text.replace('"files": {', '"files": {"gone\\u001b[31m": "",'));
    const { output } = run('update');
    expect(output).toContain(String.raw`-# \u{1b}[2J\u{202e}mine\u{7}` + '\tkept\n');
    expect(output).toContain(String.raw`  gone\u{1b}[31m` + '\n');
  });

  it.each(['', 'null', '[1]', '{"files": {"a": 1}}', '{"companyName": 1, "files": {}}'])(
    'refuses a record that init does not write: %s',
    (text) => {
      write(inProject(record), () => text);
      const before = projectFiles();
      expect(run('update')).toEqual({
        status: 1,
        output: '',
        errors: `${record} is not as init writes it. Restore it, for instance from git.\n`,
      });
      expect(projectFiles()).toEqual(before);
    },
  );

  it('adds new migrations, and says what to do next', () => {
    const added = 'supabase/migrations/20991231000000_new.sql';
    write(inPackage(added), () => 'select 1;\n');
    const { status, output } = run('update');
    expect(status).toBe(0);
    expect(output).toBe(`Added:\n  ${added}\n\nNext:\n  npx supabase db push\n  npx supabase functions deploy\n`);
    expect(read(added)).toBe('select 1;\n');
    expect(run('update').output).toBe('Everything is up to date.\n');
  });

  it('prints the push that works when a migration of the project sorts after a new one', () => {
    const added = 'supabase/migrations/20991231090000_later.sql';
    write(inPackage(added), () => '-- A later version.');
    write(inProject('supabase/migrations/20991231090001_our_own.sql'), () => '-- Of the firm.');
    expect(run('update').output).toContain('\n  npx supabase db push --include-all\n');
  });

  it('replaces files that the project left unchanged, whatever their line endings', () => {
    write(inPackage(config), (text) => `${text}\n# new\n`);
    write(inPackage('template/PensionPage.tsx'), (text) => `${text}\n// new\n`);
    write(inProject(config), (text) => text.replaceAll('\n', '\r\n'));
    const { output } = run('update');
    expect(output).toBe(`Replaced, because you had not changed them:\n  ${config}\n  ${page}\n`);
    expect(read(config)).toMatch(/\n# new\n$/);
    expect(read(page)).toMatch(/\n\/\/ new\n$/);
  });

  it('shows the differences of files that the project changed, keeps them, and shows them again', () => {
    write(inPackage(config), (text) => `${text}\n# of the package\n`);
    write(inProject(config), (text) => `# mine\n${text}`);
    const mine = read(config);
    const { status, output } = run('update');
    expect(status).toBe(0);
    expect(output).toContain(`Not written, because you changed them. Take over what you want by hand:\n  ${config}\n`);
    expect(output).toContain(`--- ${config} (yours)\n+++ ${config} (the package's)\n@@ line 1 of yours`);
    expect(output).toContain('\n-# mine\n');
    expect(output).toContain('\n+# of the package\n');
    expect(output.split('\n').length).toBeLessThan(25);
    expect(read(config)).toBe(mine);
    expect(run('update').output).toBe(output);

    write(inProject(config), () => readFileSync(inPackage(config), 'utf8'));
    expect(run('update').output).toBe('Everything is up to date.\n');
    write(inPackage(config), (text) => `${text}# later\n`);
    expect(run('update').output).toContain('Replaced');
  });

  it('shows no difference of line endings', () => {
    write(inProject(config), (text) => `# mine\n${text}`.replaceAll('\n', '\r\n'));
    const changed = run('update')
      .output.split('\n')
      .filter((line) => /^[-+](?![-+])/.test(line));
    expect(changed).toEqual(['-# mine']);
  });

  it('never replaces a migration, even one that the project left unchanged', () => {
    const before = read(migration);
    write(inPackage(migration), (text) => `${text}-- edited\n`);
    const { output } = run('update');
    expect(output).toContain('+-- edited');
    expect(read(migration)).toBe(before);
  });

  it('does not restore files that the project removed, and lists files that the package no longer has', () => {
    rmSync(inProject('supabase/seed.sql'));
    rmSync(inPackage('supabase/templates'), { recursive: true });
    const { output } = run('update');
    expect(output).toContain('Left out, because you removed them:\n  supabase/seed.sql\n');
    expect(output).toContain('No longer in the package');
    expect(output).toContain('  supabase/templates/recovery.html\n');
    expect(projectFiles()).toContain(join('supabase', 'templates', 'recovery.html'));
    expect(projectFiles()).not.toContain(join('supabase', 'seed.sql'));
  });

  it.each(['supabase/config.toml', 'supabase/migrations', 'supabase', 'src'])(
    'writes nothing through a link: %s',
    (place) => {
      write(inPackage(config), (text) => `${text}\n# new\n`);
      const outside = join(folder, 'outside');
      cpSync(inProject(place), outside, { recursive: true });
      rmSync(inProject(place), { recursive: true });
      symlinkSync(outside, inProject(place));
      const everything = () =>
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'package')))
          .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]);
      const before = everything();
      const { status, output, errors } = run('update');
      expect({ status, output }).toEqual({ status: 1, output: '' });
      expect(errors).toMatch(/link/);
      expect(everything()).toEqual(before);
    },
  );

  it('needs the record that init writes', () => {
    rmSync(inProject(record));
    const before = projectFiles();
    expect(run('update')).toEqual({
      status: 1,
      output: '',
      errors: `There is no ${record}. Name the folder in which you ran init: --dir <folder>\n`,
    });
    expect(projectFiles()).toEqual(before);
  });
});
