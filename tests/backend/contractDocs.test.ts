import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractsPage, openApi } from '../../docs/contractDocs';
import { contracts } from '../../src/backend/procedures';

const file = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe('the pages generated from the contracts', () => {
  test('docs/contracts.md is up to date: npm run docs:contracts', async () => {
    expect(file('contracts.md')).toBe(await contractsPage());
  });

  test('describe every path of the REST adapter', async () => {
    const { paths } = JSON.parse(await openApi());
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const called = [...file('examples/restAdapter.ts').matchAll(/\b(get|post)(?:<never>)?\([`']([\w/-]+)(\$\{)?/g)].map(
      ([, method, path, hasId]) => `${method} /api/${path}${hasId ? '{id}' : ''}`,
    );
    expect(called).toContain('get /api/pensions/{id}');
    const own = described.filter((path) => !path.startsWith('post /api/portal/'));
    expect(new Set(called.filter((path) => path !== 'post /api/portal/{id}'))).toEqual(new Set(own));
  });

  test.each<[string, () => string | Promise<string>]>([
    ['contracts.md', () => file('contracts.md')],
    ['openapi.json', openApi],
    ['adapters.md', () => file('adapters.md')],
  ])('cite no file of the sources: %s', async (_name, text) => {
    expect((await text()).match(/\b(?:src|domain|backend)\/[\w./-]+/g)).toBeNull();
  });

  test('describe every value that is sent or received', async () => {
    const undescribed = (await contractsPage()).split('\n').filter((line) => line.includes('unknown'));
    expect(new Set(undescribed)).toEqual(new Set(['Reply: `unknown`']));
  });

  test('contain every procedure with its description and fields', async () => {
    const { paths } = JSON.parse(await openApi());
    const procedures = Object.keys(paths).filter((path) => path.startsWith('/api/portal/'));
    expect(procedures).toEqual(Object.keys(contracts).map((name) => `/api/portal/${name}`));
    const { post } = paths['/api/portal/portal_personal'];
    const { schema } = post.requestBody.content['application/json'];
    expect(schema.properties.p_date_of_birth).toEqual({ type: 'string', description: 'YYYY-MM-DD.' });
    expect(schema.required).not.toContain('p_first_name');
    expect(await contractsPage()).toContain('## portal_end_tour\n\nEnds the first visit: tag 12 becomes 13.');
  });
});
