import { afterAll, beforeAll, expect, test } from 'vitest';
import { entries } from './entries';
import { installPackage, type Host } from './installPackage';

const names = entries.map((entry) => (entry === 'index' ? '@pension-trace/react' : `@pension-trace/react/${entry}`));

let host: Host;
beforeAll(() => {
  host = installPackage(['@supabase/supabase-js']);
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
