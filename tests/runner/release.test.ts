import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { groupNames } from '../mutation/groups.mjs';

const workflows = join('.github', 'workflows');
const files = readdirSync(workflows);
const textOf = (file: string) => readFileSync(join(workflows, file), 'utf8');

describe('the workflows', () => {
  test('weekly.yml runs every group of mutants', () => {
    const [, groups] = /group: \[(.*)\]/.exec(textOf('weekly.yml')) ?? [];
    expect(groups?.split(', ')).toEqual(groupNames);
  });

  test.each(files)('%s pins each action to a commit, with its version in a comment', (file) => {
    const actions = [...textOf(file).matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  });

  test.each(files)('%s may only read the repository by default', (file) => {
    expect(textOf(file)).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });

  test.each(files)('%s runs only scripts of package.json', (file) => {
    const scripts = [...textOf(file).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, script]) => script);
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts));
  });

  test.each(files)('%s runs only steps of package.json', (file) => {
    const steps = [...textOf(file).matchAll(/npm test -- (.*)/g)].flatMap(([, names = '']) => names.split(' '));
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(steps.map((name) => `step:${name}`)));
  });

  test('the release is published with provenance, after every check', () => {
    const [pack = '', publish = ''] = textOf('release.yml').split('\n  publish:\n');
    expect(pack.split('release:pack')[0]).toContain('npm run test:all');
    expect(publish).toContain('needs: pack');
    expect(publish).toContain('--provenance');
  });

  test('the job that can publish runs no code of the repository or its dependencies', () => {
    const [pack = '', publish = ''] = textOf('release.yml').split('\n  publish:\n');
    expect(pack).not.toMatch(/id-token|NPM_TOKEN|environment:/);
    expect(publish).toContain('id-token: write');
    expect(publish).toContain('for file in packed/*.tgz; do npm publish "$file" --ignore-scripts');
    expect(publish).not.toMatch(/actions\/checkout|npm (ci|install|run|test)/);
  });

  test.each(files)('%s keeps no credentials after a checkout', (file) => {
    const checkouts = textOf(file)
      .split(/\n {6}- /)
      .filter((step) => step.startsWith('uses: actions/checkout@'));
    const keeping = checkouts.filter((step) => !step.includes('persist-credentials: false'));
    expect(keeping).toEqual([]);
  });
});

test('the changelog of the first release can be read in three minutes', () => {
  const [, first = ''] = readFileSync('CHANGELOG.md', 'utf8').split('\n## 0.1.0\n');
  expect(first.split(/\s+/).length).toBeLessThanOrEqual(600);
});

test('the size report lists only entries that grew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pension-trace-sizes-'));
  const sizes = (name: string, all: object) => {
    const entries = Object.entries(all).map(([entry, size]) => ({ name: entry, size }));
    writeFileSync(join(folder, name), JSON.stringify(entries));
    return join(folder, name);
  };
  const before = sizes('before.json', { same: 5000, grown: 5000, shrunk: 5000 });
  const after = sizes('after.json', { same: 5050, grown: 5200, shrunk: 4000, added: 1000 });
  const report = execFileSync(process.execPath, ['.github/sizeReport.mjs', before, after], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(report.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `grown` | 5.0 kB | 5.2 kB | +0.2 kB |',
    '| `shrunk` | 5.0 kB | 4.0 kB | −1.0 kB |',
    '| `added` | new | 1.0 kB | |',
  ]);
});
