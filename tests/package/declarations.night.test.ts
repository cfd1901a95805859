import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entries } from './entries';
import { installPackage, type Host } from './installPackage';
import { problemsOf, resolutions } from './problemsOf';

let host: Host;
beforeAll(() => {
  host = installPackage(['@types/react', '@types/react-dom']);
});
afterAll(() => host.remove());

test('a strict host has no type error with node resolution', () => {
  expect(problemsOf(host, ['main.tsx', 'signUp.tsx', 'entries.ts'], resolutions.node)).toEqual([]);
});

test('a host with exactOptionalPropertyTypes may pass undefined for every optional prop', () => {
  const exact = { ...resolutions.bundler, exactOptionalPropertyTypes: true };

  expect(problemsOf(host, ['exactOptional.tsx', 'main.tsx', 'signUp.tsx', 'entries.ts'], exact)).toEqual([]);
  expect(propertiesWithoutUndefined(exact)).toEqual([]);
});

test('an editor shows the default text of each message key', () => {
  const { keys, docOf } = messageKeys();

  expect(keys.length).toBeGreaterThan(900);
  expect(keys.filter((key) => !docOf(key).includes('Default: ')).map(({ name }) => name)).toEqual([]);
});

/** Every key of the texts that `locales/en` declares, with the documentation that an editor shows. */
function messageKeys() {
  const program = ts.createProgram([join(host.packageFolder, 'dist/locales/en.d.ts')], resolutions.bundler);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(host.packageFolder, 'dist/locales/en.d.ts'));
  const module = source && checker.getSymbolAtLocation(source);
  const en = module && checker.getExportsOfModule(module).find(({ name }) => name === 'en');
  if (en === undefined) throw new Error('locales/en exports no texts');
  const membersOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol).getProperties();
  return {
    // The titles are a record by page, the words of events by event: these declare no single keys.
    keys: membersOf(en)
      .filter(({ name }) => name !== 'titles' && !/^event[A-Z]/.test(name))
      .flatMap(membersOf),
    docOf: (key: ts.Symbol) => ts.displayPartsToString(key.getDocumentationComment(checker)),
  };
}

/** The optional props and options of the public types that do not accept undefined. */
function propertiesWithoutUndefined(options: ts.CompilerOptions): string[] {
  const files = entries.map((entry) => join(host.packageFolder, 'dist', `${entry}.d.ts`));
  const program = ts.createProgram(files, { ...options, strict: true });
  const checker = program.getTypeChecker();
  const accepted = ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown;
  const acceptsUndefined = (type: ts.Type) =>
    (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & accepted) !== 0);
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing`);
    return checker
      .getExportsOfModule(module)
      .filter(({ name }) => /(Props|Options|Config|Links|Contact|Firm)$/.test(name))
      .flatMap((exported) => {
        const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).flatMap((property) =>
          (property.declarations ?? [])
            .filter((declaration) => declaration.getSourceFile().fileName.startsWith(host.packageFolder))
            .filter(ts.isPropertySignature)
            .filter(({ questionToken, type }) => questionToken && type)
            .map(({ type }) => ({ name: `${exported.name}.${property.name}`, type })),
        );
      });
  });
  expect(found.length).toBeGreaterThan(200);
  return [
    ...new Set(
      found.filter(({ type }) => type && !acceptsUndefined(checker.getTypeFromTypeNode(type))).map(({ name }) => name),
    ),
  ];
}
