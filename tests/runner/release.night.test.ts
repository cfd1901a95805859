import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

test('the SBOM lists the installed dependencies without development tools', () => {
  const output = execFileSync(process.execPath, ['.github/makeSbom.mjs'], { encoding: 'utf8', maxBuffer: 64_000_000 });
  const { bomFormat, metadata, components } = JSON.parse(output);
  expect({ bomFormat, component: metadata.component['bom-ref'] }).toEqual({
    bomFormat: 'CycloneDX',
    component: `${packageJson.name}@${packageJson.version}`,
  });
  const names = components.map(({ group, name }: { group?: string; name: string }) => [group, name].join('/'));
  const all = names.join(' ');
  for (const name of Object.keys(packageJson.dependencies)) expect(all).toContain(name);
  expect(all).not.toContain('vitest');
});

test('changesets set the next version and move their sentences to CHANGELOG.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pension-trace-version-'));
  cpSync('.changeset', join(folder, '.changeset'), { recursive: true, filter: (file) => !isChangeset(file) });
  cpSync('CHANGELOG.md', join(folder, 'CHANGELOG.md'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: packageJson.name, version: '0.1.0' }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3 }));
  writeFileSync(join(folder, '.changeset', 'a-change.md'), `---\n'${packageJson.name}': minor\n---\n\nA change.\n`);
  const cli = join(process.cwd(), 'node_modules', '@changesets', 'cli', 'bin.js');
  execFileSync(process.execPath, [cli, 'version'], { cwd: folder, stdio: 'pipe' });
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  const left = readdirSync(join(folder, '.changeset'));
  rmSync(folder, { recursive: true });
  expect(version).toBe('0.2.0');
  expect(changelog).toMatch(/^# Changelog\n\n## 0\.2\.0\n\n### Minor Changes\n\n- A change\.\n\n## 0\.1\.0\n/);
  expect(left).not.toContain('a-change.md');
});

/** Whether a file of .changeset is a change, and not its README or configuration. */
function isChangeset(file: string): boolean {
  return file.endsWith('.md') && !file.endsWith('README.md');
}
