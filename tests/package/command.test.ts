import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import commandJson from '../../cli/package.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { installCommand, type Host } from './installPackage';

const command = join('node_modules', commandJson.name, commandJson.bin['pension-trace']);

let host: Host;
let folder: string;
beforeAll(() => {
  host = installCommand();
  folder = join(host.folder, 'project');
});
afterAll(() => host.remove());
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
});

const init = (...parts: string[]) => host.run(command, 'init', '--dir', folder, ...parts);

function written(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

describe('init', () => {
  test('copies the backend and a page, and prints the next steps', () => {
    const { status, output, errors } = init();
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    const backend = host.files.filter((file) => file.startsWith('supabase/'));
    expect(backend).toEqual(
      expect.arrayContaining([
        'supabase/config.toml',
        'supabase/seed.sql',
        'supabase/functions/address/index.ts',
        'supabase/functions/anchor/index.ts',
        'supabase/functions/document/index.ts',
        'supabase/migrations/20261122090000_foundations.sql',
      ]),
    );
    expect(written()).toEqual(['src/PensionPage.tsx', 'supabase/pension-trace.json', ...backend].sort());
    for (const file of backend) expect(readFileSync(join(folder, file), 'utf8')).toBe(host.read(file));
    expect(output).toContain('npx supabase db push --include-seed');
    expect(output).toContain(join('src', 'PensionPage.tsx'));
  });

  test('writes the page next to package.json when there is no src', () => {
    rmSync(join(folder, 'src'), { recursive: true });
    expect(init().status).toBe(0);
    expect(written()).toContain('PensionPage.tsx');
  });

  test.each([
    { is: 'includes every folder, as that of Next', tsconfig: '{ "include": ["**/*.ts"] }', isNamed: true },
    { is: 'has no include', tsconfig: '{}', isNamed: true },
    { is: 'leaves supabase out', tsconfig: '{ "include": ["**/*"], "exclude": ["supabase"] }', isNamed: false },
    { is: 'refers to others, as that of Vite', tsconfig: '{ "files": [], "references": [] }', isNamed: false },
  ])('says whether to exclude the functions in a tsconfig.json that $is', ({ tsconfig, isNamed }) => {
    writeFileSync(join(folder, 'tsconfig.json'), tsconfig);
    expect(init().output.includes('Add "supabase" to "exclude" in tsconfig.json')).toBe(isNamed);
  });

  test('names the firm in a migration of its own and in the page, and warns without a name', () => {
    const { status, output, errors } = init('--company-name', `O'Brien & "Sons"`);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    const migrations = written().filter((file) => file.startsWith('supabase/migrations/'));
    const own = migrations.at(-1) ?? '';
    expect(own).toMatch(/^supabase\/migrations\/\d{14}_our_company_name\.sql$/);
    expect(readFileSync(join(folder, own), 'utf8')).toContain(
      `update public.settings set company_name = 'O''Brien & "Sons"';\n`,
    );
    expect(readFileSync(join(folder, 'src/PensionPage.tsx'), 'utf8')).toContain(
      String.raw`config={{ companyName: "O'Brien & \"Sons\"" }}`,
    );
    expect(output).toContain(own);
    expect(output).not.toContain('No one can sign');

    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    expect(init().output).toContain('No one can sign before you name your firm.');
    expect(init('--company-name', ' ')).toMatchObject({ status: 1, errors: 'The name of the firm is empty.\n' });
  });

  test('overwrites nothing: a second run lists the files and writes none', () => {
    init();
    const before = written();
    rmSync(join(folder, 'supabase', 'seed.sql'));
    writeFileSync(join(folder, 'supabase', 'config.toml'), 'mine');
    const { status, output, errors } = init();
    expect({ status, output }).toEqual({ status: 1, output: '' });
    expect(errors).toContain('Nothing was written, because these files exist');
    expect(errors).toContain('supabase/config.toml');
    expect(errors).not.toContain('seed.sql');
    expect(written()).toEqual(before.filter((file) => file !== 'supabase/seed.sql'));
    expect(readFileSync(join(folder, 'supabase', 'config.toml'), 'utf8')).toBe('mine');
  });

  test('writes nothing when a file has the name of a folder', () => {
    writeFileSync(join(folder, 'supabase'), 'mine');
    expect(init().status).toBe(1);
    expect(written()).toEqual(['supabase']);
  });

  test('verifies the evidence in a dump', () => {
    const dump = join(folder, 'dump.sql');
    const tables = ['public.agreements (place)', 'public.authorisations (number)', 'public.erasures (id)'];
    const heads = ['private.agreement_head (place)', 'private.authorisation_head (number)'];
    writeFileSync(dump, [...tables, ...heads].map((table) => `COPY ${table} FROM stdin;\n\\.\n`).join('\n'));
    expect(host.run(command, 'verify', dump)).toEqual({
      status: 0,
      output: '0 authorisations, chain intact\nPictures: 0 decoded\n',
      errors: '',
    });
    expect(host.run(command, 'verify')).toMatchObject({ status: 2, errors: expect.stringContaining('DATABASE_URL') });
    expect(host.run(command, 'verify', '--help').output).toContain('--certificate FILE');
  });

  test.each(['src', 'supabase', 'supabase/migrations'])('never writes through a link: %s', (place) => {
    const outside = join(host.folder, 'outside');
    rmSync(outside, { recursive: true, force: true });
    mkdirSync(outside);
    rmSync(join(folder, place), { recursive: true, force: true });
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    symlinkSync(outside, join(folder, place), 'junction');
    const { status, errors } = init();
    expect(status).toBe(1);
    expect(errors).toContain(place);
    expect(readdirSync(outside)).toEqual([]);
    expect(written()).toEqual([]);
  });

  test('prints its usage and its version', () => {
    for (const parts of [[], ['--help'], ['-h'], ['init', '--help']]) {
      expect(host.run(command, ...parts)).toMatchObject({
        status: 0,
        output: expect.stringContaining('--dir <folder>'),
      });
    }
    expect(host.run(command, '--version')).toEqual({ status: 0, output: `${commandJson.version}\n`, errors: '' });
  });

  test.each([
    [['innit'], 1, 'There is no command innit. Did you mean init?'],
    [['start'], 1, 'There is no command start. There are: init, update, check, verify, letter.'],
    [['--versoin'], 1, 'There is no option --versoin. Did you mean --version?'],
    [['init', '--company-nam', 'A Firm'], 1, 'There is no option --company-nam. Did you mean --company-name?'],
    [['init', '--forcee'], 1, 'There is no option --forcee. There are: --dir, --company-name, --site, --help.'],
    [['init', '--site', 'firm.example'], 1, "'firm.example' is no address of a page."],
    [['update', '--company-name', 'A Firm'], 1, 'There is no option --company-name. There are: --dir, --help.'],
    [['check', '--dri', '.'], 1, 'There is no option --dri. Did you mean --dir?'],
    [['verify', '--ancor', 'file'], 2, 'There is no option --ancor. Did you mean --anchor?'],
    [['init', '--dir', 'missing'], 1, 'There is no folder'],
  ])('refuses %j with the exit code %i', (parts, status, problem) => {
    const result = host.run(command, ...parts);
    expect(result).toMatchObject({ status, output: '' });
    expect(result.errors).toContain(problem);
    expect(result.errors).not.toContain('    at ');
  });
});

describe('the published command', () => {
  test('contains only the command, the backend and the notices', () => {
    const others = host.files.filter((file) => !/^(dist|supabase)\//.test(file));
    expect(others).toEqual([
      'LICENSE',
      'README.md',
      'check/checkProject.mjs',
      'check/findProblems.mjs',
      'check/supabase/config.toml',
      'init.mjs',
      'package.json',
      'pension-trace.mjs',
      'printable.mjs',
      'projectFiles.mjs',
      'readParts.mjs',
      'siteOf.mjs',
      'template/PensionPage.tsx',
      'update.mjs',
    ]);
    expect(host.files.filter((file) => /\.env|\.temp/.test(file))).toEqual([]);
  });

  test('has nothing that publint finds', async () => {
    const { messages } = await publint({ pkgDir: host.packageFolder, strict: true });
    expect(messages).toEqual([]);
  });

  test('has the version of the package', () => {
    expect(commandJson.version).toBe(packageJson.version);
  });
});
