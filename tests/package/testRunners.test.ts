import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPackage, type Host } from './installPackage';

const modules = join(import.meta.dirname, '..', '..', 'node_modules');
const entries = ['', '/headless', '/ui', '/adapter', '/server', '/supabase', '/memory'];

let host: Host;
beforeAll(() => {
  host = installPackage(['@testing-library/react', '@babel/preset-env', '@babel/preset-react', 'vitest']);
  cpSync(join(import.meta.dirname, 'jestHost'), host.folder, { recursive: true });
  // Renamed, because it is not a test of this repository.
  renameSync(join(host.folder, 'PensionPage.jest.jsx'), join(host.folder, 'PensionPage.test.jsx'));
});
afterAll(() => host.remove());

test('require returns the same as import, without console messages', () => {
  const script = `
    const entries = ${JSON.stringify(entries)}.map((entry) => '@pension-trace/react' + entry);
    Promise.all(entries.map((entry) => import(entry))).then((imported) => {
      const same = entries.filter((entry, index) => require(entry) === imported[index]);
      console.log(same.length);
    });`;
  expect(host.run('--eval', script)).toEqual({ status: 0, output: `${entries.length}\n`, errors: '' });
});

describe('a host that tests its page', () => {
  test('with Jest, as docs/recipes/jest.md says', () => {
    const jest = join(modules, 'jest', 'bin', 'jest.js');
    const { status, errors } = host.run('--experimental-vm-modules', jest, '--ci', '--no-cache', '--runInBand');
    expect({ status, errors }).toEqual({ status: 0, errors: expect.stringContaining('1 passed, 1 total') });
  });

  test('with Vitest and jsdom', () => {
    const flags = ['run', '--environment', 'jsdom', '--globals', '--configLoader', 'runner'];
    const { status, output, errors } = host.run(join(modules, 'vitest', 'vitest.mjs'), ...flags);
    expect({ status, errors, output }).toEqual({ status: 0, errors: '', output: expect.stringContaining('1 passed') });
  });
});
