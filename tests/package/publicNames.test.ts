import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entries } from './entries';
import { installPackage, type Host } from './installPackage';

const reports = join(import.meta.dirname, '../../api');
const fresh = mkdtempSync(join(tmpdir(), 'pension-trace-api-'));

let host: Host;
let declarations: ts.Program;
/** The values that each entry exports in Node. */
let exported: Record<string, string[]>;
beforeAll(() => {
  execFileSync(process.execPath, [join(reports, 'makeReports.mjs'), fresh]);
  host = installPackage(['@types/react', '@supabase/supabase-js']);
  declarations = ts.createProgram(entries.map(declarationsOf), {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  });
  const script = `
    const read = (name) => import(name).then((all) => [name, Object.keys(all).sort()]);
    Promise.all(${JSON.stringify(entries.map(importOf))}.map(read)).then((all) => {
      console.log(JSON.stringify(Object.fromEntries(all)));
    });`;
  exported = z.parse(z.record(z.string(), z.array(z.string())), JSON.parse(host.runNode('--eval', script)));
});
afterAll(() => {
  host.remove();
  rmSync(fresh, { recursive: true });
});

// A removed or changed name breaks hosts, so a change of the public names and types must be seen in a review.
test('api/ has one report for each entry', () => {
  const expected = entries.map(reportOf).sort();
  expect(readdirSync(reports).filter((file) => file.endsWith('.api.md'))).toEqual(expected);
  expect(readdirSync(fresh).sort()).toEqual(expected);
});

test.each(entries)('the entry %s exports every value that it declares, and no others', (entry) => {
  const values = declaredNames(entry).filter(({ isValue }) => isValue);
  expect(exported[importOf(entry)]).toEqual(values.map(({ name }) => name));
});

describe.each(entries)('the entry %s', (entry) => {
  test('has the public names and types of its report', () => {
    const read = (folder: string) => readFileSync(join(folder, reportOf(entry)), 'utf8');
    expect(read(fresh), `api/${reportOf(entry)} differs. Update it: npm run build && npm run api`).toBe(read(reports));
  });

  test('has every declared name, and no other, in its report', () => {
    const report = readFileSync(join(fresh, reportOf(entry)), 'utf8');
    const shown = [...report.matchAll(/^export (?:class|const|function|interface|type|\{ \w+ as) (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(declaredNames(entry).map(({ name }) => name)).toEqual([...new Set(shown)].sort());
  });
});

function reportOf(entry: string): string {
  return `${entry.replaceAll('/', '-')}.api.md`;
}

function importOf(entry: string): string {
  return entry === 'index' ? '@pension-trace/react' : `@pension-trace/react/${entry}`;
}

function declarationsOf(entry: string): string {
  return join(host.packageFolder, 'dist', `${entry}.d.ts`);
}

/** The names that an entry's declarations export, in alphabetical order. */
function declaredNames(entry: string): { name: string; isValue: boolean }[] {
  const checker = declarations.getTypeChecker();
  const source = declarations.getSourceFile(declarationsOf(entry));
  const symbol = source && checker.getSymbolAtLocation(source);
  if (symbol === undefined) throw new Error(`${entry} is no module.`);
  const names = checker.getExportsOfModule(symbol).map((exported) => {
    const declared = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return { name: exported.name, isValue: (declared.flags & ts.SymbolFlags.Value) !== 0 };
  });
  return names.sort((a, b) => (a.name < b.name ? -1 : 1));
}
