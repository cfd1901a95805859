import { join } from 'node:path';
import ts from 'typescript';
import { codeBlocks } from './codeBlocks';
import { entries, root, type Snippet } from './program';

/** A value that an entry exports. */
export interface PublicValue {
  name: string;
  /** The first entry that exports it. */
  specifier: string;
  /** 'other' is a function, a class or a constant. */
  kind: 'component' | 'hook' | 'other';
  /** The code of its `@example`, without imports. */
  example: string | undefined;
}

/** What an entry exports, types included. */
export function exportsOf(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  return checker.getExportsOfModule(module);
}

export function docstringOf(program: ts.Program, exported: ts.Symbol): string {
  const checker = program.getTypeChecker();
  return ts.displayPartsToString(declarationOf(checker, exported).getDocumentationComment(checker)).trim();
}

/** Returns every value that the package's entries export, with its example. */
export function publicValues(program: ts.Program): PublicValue[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, PublicValue>();
  for (const { specifier, file } of entries) {
    for (const exported of exportsOf(program, file)) {
      const { name } = exported;
      const symbol = declarationOf(checker, exported);
      const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
      if (isType || found.has(name)) continue;
      const example = symbol.getJsDocTags(checker).find((tag) => tag.name === 'example');
      const code = codeBlocks(ts.displayPartsToString(example?.text))[0]?.code;
      found.set(name, { name, specifier, kind: kindOf(name, symbol), example: code });
    }
  }
  return [...found.values()];
}

/** The components of src that are plain functions and take `ref`: only `forwardRef` passes it on in React 18. */
export function withRefAsProp(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, 'src')));
  return sources
    .flatMap(({ statements }) => statements.filter((statement) => ts.isFunctionDeclaration(statement)))
    .flatMap(({ name, parameters: [props] }) => {
      const isComponent = name !== undefined && /^[A-Z]/.test(name.text) && props !== undefined;
      return isComponent && checker.getTypeAtLocation(props).getProperty('ref') ? [name.text] : [];
    });
}

function declarationOf(checker: ts.TypeChecker, exported: ts.Symbol): ts.Symbol {
  return exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
}

/** The example of a public value, with imports for the public names and React's hooks that it uses. */
export function exampleOf({ name, example = '' }: PublicValue, values: readonly PublicValue[]): Snippet {
  const used = new Set(example.match(/\b[A-Za-z]\w+\b/g));
  const imports = values
    .filter((value) => used.has(value.name))
    .map((value) => `import { ${value.name} } from '${value.specifier}';`);
  if (used.has('useState')) imports.push("import { useState } from 'react';");
  return { place: `Example of ${name}`, code: `${imports.join(' ')} ${example}` };
}

function kindOf(name: string, symbol: ts.Symbol): PublicValue['kind'] {
  if (/^use[A-Z]/.test(name)) return 'hook';
  const isFromTsx = symbol.declarations?.[0]?.getSourceFile().fileName.endsWith('.tsx');
  return isFromTsx === true && /^[A-Z]/.test(name) ? 'component' : 'other';
}
