import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { procedureAccess } from './procedureAccess';

/** Reads '1–3, 15', '1 to 3 and 15', 'any' and '–'. */
function tagsIn(text: string): readonly number[] | 'any' {
  if (/^(?:any|–)$/.test(text)) return 'any';
  return text.split(/, | and /).flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split(/–| to /).map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The names in a cell: `portal_address_add`, `_edit` is `portal_address_edit` after the first. */
function namesIn(cell: string): string[] {
  const [first = '', ...others] = Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name);
  return [first, ...others.map((name) => (name.startsWith('_') ? first.replace(/_[a-z]+$/, name) : name))];
}

const sorted = (tags: readonly number[] | 'any') => (tags === 'any' ? tags : tags.toSorted((a, b) => a - b));

it('the documentation of the database says the tags of every procedure', async () => {
  const text = await readFile('supabase/README.md', 'utf8');
  const rows = text.slice(text.indexOf('\n## Procedures'), text.indexOf('\n### Errors')).matchAll(/^\| (`.*)$/gm);
  const documented = Array.from(rows, ([, row = '']) => row.split('|').map((cell) => cell.trim())).flatMap(
    ([names = '', , tags = '']) => namesIn(names).map((name) => [name, sorted(tagsIn(tags))] as const),
  );
  const ours = Object.entries(procedureAccess).filter(([name]) => !name.startsWith('backoffice_'));
  expect(Object.fromEntries(documented.filter(([name]) => name !== ''))).toEqual(
    Object.fromEntries(ours.map(([name, { tags }]) => [name, sorted(tags)])),
  );
});

it('a contract that says its tags says those of the database', async () => {
  const text = await readFile('docs/contracts.md', 'utf8');
  const said = [...text.matchAll(/^## (\w+)\n\n.*Accepted with tags (\d+(?:(?:, | to | and )\d+)*)/gm)];
  expect(said.map(([, name]) => name)).toContain('portal_national_insurance');
  for (const [, name = '', tags = ''] of said) {
    expect(sorted(tagsIn(tags)), name).toEqual(sorted(procedureAccess[name]?.tags ?? []));
  }
});
