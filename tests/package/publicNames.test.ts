import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPackage, type Host } from './installPackage';
import { publicTypes, publicValues } from './publicNames';

let host: Host;
let declarations: ts.Program;
beforeAll(() => {
  host = installPackage(['@types/react', '@supabase/supabase-js']);
  declarations = ts.createProgram(Object.keys(publicValues).map(fileOf), {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  });
});
afterAll(() => host.remove());

/** The limit of names of the main entry, types included. */
const mostNames = 200;

test(`the main entry exports at most ${mostNames} names`, () => {
  expect(declaredNames('@pension-trace/react').length).toBeLessThanOrEqual(mostNames);
});

// Removing a name breaks hosts, and an added name must be kept, so both must change a list here.
describe.each(Object.keys(publicValues))('the entry %s', (entry) => {
  test('exports these values', () => {
    const script = `import('${entry}').then((all) => console.log(Object.keys(all).sort().join('\\n')))`;
    expect(host.runNode('--eval', script).trim().split('\n')).toEqual(publicValues[entry]);
  });

  test('exports these types', () => {
    const values = new Set(publicValues[entry]);
    expect(declaredNames(entry).filter((name) => !values.has(name))).toEqual(publicTypes[entry]);
  });
});

function fileOf(entry: string): string {
  return join(host.packageFolder, 'dist', `${entry.split('/').slice(2).join('/') || 'index'}.d.ts`);
}

function declaredNames(entry: string): string[] {
  const checker = declarations.getTypeChecker();
  const source = declarations.getSourceFile(fileOf(entry));
  const symbol = source && checker.getSymbolAtLocation(source);
  if (symbol === undefined) throw new Error(`${entry} is no module.`);
  return checker
    .getExportsOfModule(symbol)
    .map(({ name }) => name)
    .sort();
}
