import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries } from './entries';
import { installPackage, type Host } from './installPackage';

const modules = join(import.meta.dirname, '..', '..', 'node_modules');
const names = entries.map((entry) => (entry === 'index' ? '@pension-trace/react' : `@pension-trace/react/${entry}`));

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
    const names = ${JSON.stringify(names)};
    Promise.all(names.map((name) => import(name))).then((imported) => {
      const same = names.filter((name, index) => require(name) === imported[index]);
      console.log(same.length);
    });`;
  expect(host.run('--eval', script)).toEqual({ status: 0, output: `${names.length}\n`, errors: '' });
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
