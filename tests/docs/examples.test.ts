import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeBlocks } from './codeBlocks';
import { documents } from './documents';
import { createProgram, errorsOf, root } from './program';
import { exampleOf, publicValues } from './publicValues';

const values = publicValues(createProgram([]));
const withExample = values.filter(({ kind }) => kind !== 'other');

describe('docstrings', () => {
  it('describe every public value', () => {
    expect(values.length).toBeGreaterThan(150);
    expect(values.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
  });

  it('show each component and hook in an example that uses it', () => {
    expect(withExample.length).toBeGreaterThan(100);
    const missing = withExample.filter(({ name, example = '' }) => !new RegExp(`\\b${name}\\b`).test(example));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

describe('code in the documentation', () => {
  it('compiles', () => {
    const examples = withExample.map((value) => exampleOf(value, values));
    // CONTRIBUTING.md imports test files.
    const guides = documents().filter((path) => path !== 'CONTRIBUTING.md');
    const blocks = guides.flatMap((document) =>
      codeBlocks(readFileSync(join(root, document), 'utf8'))
        .filter(({ language }) => language === 'ts' || language === 'tsx')
        .map(({ code }, index) => ({ place: `${document}, block ${index + 1}`, code })),
    );
    expect(blocks.length).toBeGreaterThan(20);
    const program = createProgram([...examples, ...blocks]);
    expect([...examples, ...blocks].flatMap((snippet) => errorsOf(program, snippet))).toEqual([]);
  }, 300_000);
});
