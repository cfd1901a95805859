import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closure, nameIn } from './closure';
import { root } from './program';

const names = closure().map(nameIn);
const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].sort();

// Two copies of a library with React contexts do not see each other.
it.each(['react-aria', 'react-stately', 'react-aria-components', 'react-hook-form', '@tanstack/react-query', 'zod'])(
  'installs %s once',
  (name) => {
    expect(names.filter((found) => found === name)).toHaveLength(1);
  },
);

it('installs nothing twice but types, and a helper of pdfkit that loads with a letter', () => {
  expect(repeated).toEqual(['@types/unist', 'base64-js']);
});

it('tells hosts how many packages they install', () => {
  expect(readFileSync(join(root, 'docs', 'decisions.md'), 'utf8')).toContain(`${names.length} packages`);
});
