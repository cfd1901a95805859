import { resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { entries } from '../package/entries';

/** The limit of names in the main entry, types included. */
const mostNames = 210;

let program: ts.Program;
beforeAll(() => {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  program = ts.createProgram(
    entries.map((entry) => `src/${entry}.ts`),
    options,
  );
}, 60_000);

function exportsOf(entry: string): ts.Symbol[] {
  const source = program.getSourceFile(resolve(`src/${entry}.ts`)) ?? program.getSourceFile(`src/${entry}.ts`);
  const checker = program.getTypeChecker();
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`src/${entry}.ts is no module.`);
  return checker.getExportsOfModule(symbol);
}

function docstringOf(exported: ts.Symbol): string {
  const checker = program.getTypeChecker();
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const declared = isAlias ? checker.getAliasedSymbol(exported) : exported;
  return ts.displayPartsToString(declared.getDocumentationComment(checker)).trim();
}

describe.each(entries)('the entry %s', (entry) => {
  it('describes each of its exports', { timeout: 60_000 }, () => {
    const exported = exportsOf(entry);
    expect(exported.length).toBeGreaterThan(0);
    expect(exported.filter((symbol) => docstringOf(symbol) === '').map(({ name }) => name)).toEqual([]);
  });

  it('ends the first sentence of each description', { timeout: 60_000 }, () => {
    const unfinished = exportsOf(entry).filter((symbol) => !/[.:;]($|\s)/.test(docstringOf(symbol)));
    expect(unfinished.map(({ name }) => name)).toEqual([]);
  });
});

it(`exports at most ${mostNames} names from the main entry`, { timeout: 60_000 }, () => {
  expect(exportsOf('index').length).toBeLessThanOrEqual(mostNames);
});
