import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groupNames } from '../mutation/groups.mjs';

it('the weekly workflow runs every group of mutants', () => {
  const workflow = readFileSync(new URL('../../.github/workflows/weekly.yml', import.meta.url), 'utf8');
  const [, names = ''] = /group: \[(.*)\]/.exec(workflow) ?? [];
  expect(names.split(', ')).toEqual(groupNames);
});
