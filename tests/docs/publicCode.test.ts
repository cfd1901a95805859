import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeBlocks } from './codeBlocks';
import { documents } from './documents';
import { optionKeys } from './optionKeys';
import { createProgram, entries, errorsOf, root } from './program';
import { docstringOf, exampleOf, exportsOf, publicValues, withRefAsProp } from './publicValues';

/*
 * All that TypeScript says about the public code, in one file: reading the types takes longer than every test below.
 */

/** The limit of names in the main entry, types included. */
const mostNames = 110;

const program = createProgram([]);
const values = publicValues(program);
const withExample = values.filter(({ kind }) => kind !== 'other');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

describe.each(entries)('the entry $specifier', ({ file }) => {
  it('describes each of its exports, in a first sentence that ends', () => {
    const exported = exportsOf(program, file);
    expect(exported.length).toBeGreaterThan(0);
    const unfinished = exported.filter((symbol) => !/[.:;]($|\s)/.test(docstringOf(program, symbol)));
    expect(unfinished.map(({ name }) => name)).toEqual([]);
  });
});

it(`the main entry exports at most ${mostNames} names`, () => {
  expect(exportsOf(program, join(root, 'src/index.ts')).length).toBeLessThanOrEqual(mostNames);
});

it('each component and hook has an example that uses it', () => {
  expect(withExample.length).toBeGreaterThan(100);
  const missing = withExample.filter(({ name, example = '' }) => !new RegExp(`\\b${name}\\b`).test(example));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('the example of a hook has at most eight lines', () => {
  const hooks = withExample.filter(({ name }) => /^use[A-Z]/.test(name));
  const long = hooks.filter(({ example = '' }) => example.trim().split('\n').length > 8);
  expect(hooks.length).toBeGreaterThan(40);
  expect(long.map(({ name }) => name)).toEqual([]);
});

it('no component takes `ref` as a prop, which React 18 drops', () => {
  expect(withRefAsProp(program)).toEqual([]);
});

it('the guides name every prop, every key of the configuration and every option of the adapters', () => {
  const code = documents()
    .filter((path) => path !== 'CHANGELOG.md' && path !== 'CONTRIBUTING.md')
    .map(textOf)
    .flatMap((text) => [
      ...codeBlocks(text).map((block) => block.code),
      ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, inline = '']) => inline),
    ])
    .join('\n');
  const keys = optionKeys(program);
  expect(keys.length).toBeGreaterThan(80);
  const isNamed = (key: string) => new RegExp(`\\b${key.slice(key.indexOf('.') + 1)}\\b`).test(code);
  expect(keys.filter((key) => !isNamed(key))).toEqual([]);
});

it('the code of the documentation and of the docstrings compiles', () => {
  const examples = withExample.map((value) => exampleOf(value, values));
  // CONTRIBUTING.md imports test files.
  const guides = documents().filter((path) => path !== 'CONTRIBUTING.md');
  const blocks = guides.flatMap((document) =>
    codeBlocks(textOf(document))
      .filter(({ language }) => language === 'ts' || language === 'tsx')
      .map(({ code }, index) => ({ place: `${document}, block ${index + 1}`, code })),
  );
  expect(blocks.length).toBeGreaterThan(20);
  const compiled = createProgram([...examples, ...blocks], program);
  expect([...examples, ...blocks].flatMap((snippet) => errorsOf(compiled, snippet))).toEqual([]);
}, 300_000);
