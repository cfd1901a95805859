import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allFaults } from '../faults/allFaults';

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** The night puts the faults in; a change of the day must not take the text that one of them replaces. */
it.each(allFaults)('each fault of %s has its text once, and its owner', (_part, faults) => {
  const lost = faults.filter(({ file, find, owner }) => {
    const times = existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8').split(find).length - 1 : 0;
    return times !== 1 || !existsSync(pathOf(owner));
  });
  expect(lost.map(({ name, file, owner }) => `${name}: ${file}, ${owner}`)).toEqual([]);
});
