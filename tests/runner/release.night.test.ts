import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import commandJson from '../../cli/package.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };

test.each([
  ['.', packageJson],
  ['cli', commandJson],
])(
  'the SBOM of %s lists the installed dependencies without development tools',
  (folder, { name, version, dependencies }) => {
    const output = execFileSync(process.execPath, ['.github/makeSbom.mjs', folder], {
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    });
    const { bomFormat, metadata, components } = JSON.parse(output);
    expect({ bomFormat, component: metadata.component['bom-ref'] }).toEqual({
      bomFormat: 'CycloneDX',
      component: `${name}@${version}`,
    });
    const names = components.map((one: { group?: string; name: string }) => [one.group, one.name].join('/'));
    const all = names.join(' ');
    for (const dependency of Object.keys(dependencies)) expect(all).toContain(dependency);
    expect(all).not.toContain('vitest');
  },
);

test('changesets set the next version of both packages and move their sentences to CHANGELOG.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pension-trace-version-'));
  const inFolder = (name: string) => join(folder, name);
  const readJson = (name: string) => JSON.parse(readFileSync(inFolder(name), 'utf8'));
  const names = { 'package.json': packageJson.name, 'cli/package.json': commandJson.name };
  cpSync('.changeset', inFolder('.changeset'), { recursive: true, filter: (file) => !isChangeset(file) });
  cpSync('CHANGELOG.md', inFolder('CHANGELOG.md'));
  mkdirSync(inFolder('cli'));
  for (const [file, name] of Object.entries(names)) {
    const workspaces = file === 'package.json' ? { workspaces: packageJson.workspaces } : {};
    writeFileSync(inFolder(file), JSON.stringify({ name, version: '0.1.0', ...workspaces }));
  }
  writeFileSync(inFolder('package-lock.json'), JSON.stringify({ lockfileVersion: 3 }));
  writeFileSync(inFolder('.changeset/a-change.md'), `---\n'${packageJson.name}': minor\n---\n\nA change.\n`);
  const script = join(process.cwd(), 'release', 'changesets.mjs');
  const changesets = (...words: string[]) =>
    execFileSync(process.execPath, [script, ...words], { cwd: folder, stdio: 'pipe' });
  changesets('add', '--empty');
  const written = readdirSync(inFolder('.changeset')).filter((file) => isChangeset(file)).length;
  changesets('version');
  const { workspaces, version } = readJson('package.json');
  const { version: commandVersion } = readJson('cli/package.json');
  const changelog = readFileSync(inFolder('CHANGELOG.md'), 'utf8');
  const left = readdirSync(inFolder('.changeset'));
  rmSync(folder, { recursive: true });
  expect({ written, workspaces, version, commandVersion }).toEqual({
    written: 2,
    workspaces: packageJson.workspaces,
    version: '0.2.0',
    commandVersion: '0.2.0',
  });
  expect(changelog).toMatch(/^# Changelog\n\n## 0\.2\.0\n\n### Minor Changes\n\n- A change\.\n\n## 0\.1\.0\n/);
  expect(left).not.toContain('a-change.md');
});

/** Whether a file of .changeset is a change, and not its README or configuration. */
function isChangeset(file: string): boolean {
  return file.endsWith('.md') && !file.endsWith('README.md');
}
