import { join } from 'node:path';
import ts from 'typescript';
import { stateName } from './stateName.ts';

/** How deep inside a result a status may stand. */
const deepest = 4;

/**
 * Reads from the types which states each public hook can be in, such as `useReason state: failed`.
 *
 * @param root The folder of the package.
 */
export function readHookStates(root: string): string[] {
  const entry = join(root, 'src/headless.ts');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([entry], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const exported = source && checker.getSymbolAtLocation(source);
  if (!exported) throw new Error(`${entry} exports nothing.`);

  const found = new Set<string>();
  for (const symbol of checker.getExportsOfModule(exported)) {
    const hook = symbol.getName();
    if (!/^use[A-Z]/u.test(hook)) continue;
    const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const signature of checker.getTypeOfSymbol(original).getCallSignatures()) {
      visit(hook, signature.getReturnType(), [], new Set());
    }
  }
  return [...found].sort();

  function visit(hook: string, type: ts.Type, path: string[], above: ReadonlySet<ts.Type>) {
    if (path.length > deepest || above.has(type)) return;
    const within = new Set([...above, type]);
    if (type.isUnion()) {
      for (const member of type.types) visit(hook, member, path, within);
      return;
    }
    if (!(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0) return;
    if (checker.isArrayType(type)) {
      for (const item of checker.getTypeArguments(type as ts.TypeReference)) visit(hook, item, path, within);
      return;
    }
    if (isFromLibrary(type)) return;
    for (const property of type.getProperties()) {
      const name = property.getName();
      const propertyType = checker.getTypeOfSymbol(property);
      if (name === 'status') addLiterals(hook, path, propertyType);
      else visit(hook, propertyType, [...path, name], within);
    }
  }

  function addLiterals(hook: string, path: string[], type: ts.Type) {
    for (const member of type.isUnion() ? type.types : [type]) {
      if (member.isStringLiteral()) found.add(stateName(hook, path, member.value));
    }
  }

  function isFromLibrary(type: ts.Type): boolean {
    return (type.getSymbol()?.declarations ?? []).some(
      (declaration) => !declaration.getSourceFile().fileName.startsWith(join(root, 'src')),
    );
  }
}
