import ts from 'typescript';

/** A property of an object: a prop, an option, a part of a result. */
export interface Member {
  name: string;
  type: string;
  isOptional: boolean;
  defaultValue: string;
  text: string;
}

/** The states of a union, and where in a result it is: '' for the result, 'state' for its property. */
export interface StateGroup {
  path: string;
  states: readonly State[];
}

/** One member of a union that `status` tells apart. */
export interface State {
  status: string;
  /** What comes with it, as `name: type`. */
  carries: readonly string[];
  text: string;
}

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

export function typeText(checker: ts.TypeChecker, type: ts.Type): string {
  return checker.typeToString(type, undefined, format);
}

/** The whole type behind a name, one property a line. */
export function writtenOut(checker: ts.TypeChecker, node: ts.TypeAliasDeclaration): string {
  const text = checker.typeToString(
    checker.getTypeAtLocation(node),
    undefined,
    format | ts.TypeFormatFlags.InTypeAlias,
  );
  let depth = 0;
  return text
    .split(/(?<=[{;])\s+|\s+(?=\})/)
    .map((line) => {
      if (line.startsWith('}')) depth -= 1;
      const indented = '  '.repeat(depth) + line;
      if (line.endsWith('{')) depth += 1;
      return indented;
    })
    .join('\n');
}

/** A docstring as Markdown: one paragraph a blank line, `{@link X}` as code. */
export function textOf(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return ts
    .displayPartsToString(parts === undefined ? [] : [...parts])
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim();
}

/** The properties that this package declares. Those of React and the DOM are documented there. */
export function membersOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  place: ts.Node,
  defaults: ReadonlyMap<string, string> = new Map(),
): Member[] {
  return ownProperties(checker, type).map((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const text = typeText(checker, checker.getTypeOfSymbolAtLocation(property, place));
    const documentation = textOf(property.getDocumentationComment(checker));
    const [, stated = ''] = /Default:? ('[^']*'|\d[\d.]*|true|false)/.exec(documentation) ?? [];
    return {
      name: property.name,
      type: isOptional ? withoutUndefined(text) : text,
      isOptional,
      defaultValue: defaults.get(property.name) ?? stated,
      text: documentation,
    };
  });
}

/** The unions of states in a result, at most two levels down. */
export function stateGroupsOf(checker: ts.TypeChecker, type: ts.Type, place: ts.Node, path = ''): StateGroup[] {
  const states = statesOf(checker, type, place);
  if (states.length > 0) return [{ path, states }];
  if (type.isUnion() || path.includes('.') || type.getCallSignatures().length > 0) return [];
  return ownProperties(checker, type).flatMap((property) =>
    stateGroupsOf(
      checker,
      checker.getTypeOfSymbolAtLocation(property, place),
      place,
      path === '' ? property.name : `${path}.${property.name}`,
    ),
  );
}

function statesOf(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): State[] {
  if (!type.isUnion() || !type.types.every((member) => member.getProperty('status'))) return [];
  const comments = commentsOn(type.aliasSymbol);
  const order = [...comments.keys()];
  const states = type.types.map((member) => {
    const properties = checker.getPropertiesOfType(member).map((property) => ({
      name: property.name,
      type: typeText(checker, checker.getTypeOfSymbolAtLocation(property, place)),
    }));
    const status = properties.find(({ name }) => name === 'status')?.type.replaceAll("'", '') ?? '';
    return {
      status,
      carries: properties.filter(({ name }) => name !== 'status').map((one) => `${one.name}: ${one.type}`),
      text: comments.get(status) ?? '',
    };
  });
  return states.sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

/** The comments on the members of a union, by their status, as declared. They stand before the bar, outside the node. */
function commentsOn(alias: ts.Symbol | undefined): Map<string, string> {
  const declaration = alias?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration || !ts.isUnionTypeNode(declaration.type)) return new Map();
  const source = declaration.getSourceFile().text;
  let end = declaration.type.pos;
  return new Map(
    declaration.type.types.flatMap((member) => {
      const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(source.slice(end, member.getStart())) ?? [];
      const [, status] = /status: '([\w-]+)'/.exec(member.getText()) ?? [];
      end = member.end;
      return status === undefined ? [] : [[status, plain(comment)] as const];
    }),
  );
}

function plain(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    .join(' ')
    .trim();
}

function ownProperties(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  return checker
    .getPropertiesOfType(type)
    .filter((property) => property.declarations?.[0]?.getSourceFile().fileName.includes('/src/') ?? false)
    .filter((property) => !property.declarations?.[0]?.getSourceFile().fileName.includes('node_modules'));
}

function withoutUndefined(type: string): string {
  const [, inner = ''] = /^(.*?) \| undefined$/s.exec(type) ?? [undefined, type];
  return /^\([^]*=> [^|]*\)$/.test(inner) ? inner.slice(1, -1) : inner;
}
