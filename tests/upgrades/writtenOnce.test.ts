import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationNames, readFrozen } from './frozen';

const folder = join(import.meta.dirname, '../../supabase/migrations');
const objects =
  /^(create (?:or replace )?(?:function|table|view|schema|(?:unique )?index|trigger|policy)|(?:alter|drop) function) ("[^"]+"|[\w.]+)(?:[^;]*? on (?:table )?([\w.]+))?/gm;

/** The objects that a migration creates, alters or drops, such as `trigger seal_agreement on public.agreements`. */
function objectsOf(name: string): string[] {
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll(/^ *--.*$/gm, '');
  return [...sql.matchAll(objects)].map(([, statement = '', object, table]) => {
    const kind = statement.split(' ').at(-1);
    return kind === 'trigger' || kind === 'policy' ? `${kind} ${object} on ${table}` : `${kind} ${object}`;
  });
}

it.each(Object.entries({ ...readFrozen(), next: {} }))(
  'The migrations of %s create each object once',
  (version, frozen) => {
    const earlier = new Set(Object.values(readFrozen()).flatMap((migrations) => Object.keys(migrations)));
    const names = version === 'next' ? migrationNames().filter((name) => !earlier.has(name)) : Object.keys(frozen);
    const found = names.flatMap(objectsOf);
    if (version !== 'next') expect(found).toContain('function public.portal_user');
    expect(found.filter((object, index) => found.indexOf(object) !== index)).toEqual([]);
  },
);
