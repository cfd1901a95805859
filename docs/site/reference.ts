import ts from 'typescript';
import { entries } from './repository';
import { membersOf, stateGroupsOf, textOf, typeText, writtenOut, type Member, type StateGroup } from './types';

export type Kind = 'screen' | 'part' | 'hook' | 'function' | 'value' | 'type';

/** One argument of a hook or a function, or the props of a component. */
export interface Parameter {
  name: string;
  type: string;
  isOptional: boolean;
  text: string;
  /** What is in it, when it is an object of ours. */
  members: readonly Member[];
}

/** One public name. */
export interface PublicName {
  name: string;
  kind: Kind;
  /** The entries that export it, the first of package.json first. */
  from: readonly string[];
  text: string;
  throws: readonly string[];
  /** The sections of the specification that the docstring names, such as '2.3, 5'. */
  specification: string;
  /** As TypeScript writes it: the signature of a function, the declaration of a type. */
  declaration: string;
  parameters: readonly Parameter[];
  result: { type: string; members: readonly Member[]; states: readonly StateGroup[] } | undefined;
  /** The public hooks that a component calls. */
  hooks: readonly string[];
  /** The features whose words it shows. */
  words: readonly string[];
}

/** Reads every public name of the package out of its types and docstrings. */
export function readReference(program: ts.Program): PublicName[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, { symbol: ts.Symbol; from: string[] }>();
  for (const { specifier, file } of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${specifier} exports nothing.`);
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const known = found.get(exported.name);
      if (known) known.from.push(specifier);
      else found.set(exported.name, { symbol, from: [specifier] });
    }
  }
  const isHook = (name: string) => found.has(name) && /^use[A-Z]/.test(name);
  const names = [...found]
    .map(([name, { symbol, from }]) => describe(checker, name, symbol, from, isHook))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const nodes = new Map(
    [...found].flatMap(
      ([name, { symbol }]) => symbol.declarations?.slice(0, 1).map((node) => [name, node] as const) ?? [],
    ),
  );
  return withTypeNames(checker, names, nodes);
}

function describe(
  checker: ts.TypeChecker,
  name: string,
  symbol: ts.Symbol,
  from: readonly string[],
  isHook: (name: string) => boolean,
): PublicName {
  const node = symbol.declarations?.[0];
  if (!node) throw new Error(`${name} has no declaration.`);
  const text = textOf(symbol.getDocumentationComment(checker));
  const tags = symbol.getJsDocTags(checker);
  const signature = ts.isFunctionDeclaration(node)
    ? checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures()[0]
    : undefined;
  const kind = kindOf(name, symbol, node, from);
  const calls = kind === 'screen' ? callsIn(node) : [];
  return {
    name,
    kind,
    from,
    text,
    throws: tags.filter((tag) => tag.name === 'throws').map((tag) => textOf(tag.text)),
    specification: sectionsIn(text),
    declaration: declarationOf(checker, name, node),
    parameters: signature ? signature.parameters.map((one) => parameterOf(checker, one, node, tags)) : [],
    result: signature && (kind === 'hook' || kind === 'function') ? resultOf(checker, signature, node) : undefined,
    hooks: calls.map(([called]) => called).filter((called) => isHook(called) && called !== 'useNavigation'),
    words: calls.flatMap(([called, argument]) => (called === 'useMessages' && argument !== 'shared' ? [argument] : [])),
  };
}

function kindOf(name: string, symbol: ts.Symbol, node: ts.Declaration, from: readonly string[]): Kind {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return 'type';
  if (/^use[A-Z]/.test(name)) return 'hook';
  const isComponent = /^[A-Z]/.test(name) && node.getSourceFile().fileName.endsWith('.tsx');
  if (isComponent) return from.every((specifier) => specifier.endsWith('/ui')) ? 'part' : 'screen';
  return ts.isFunctionDeclaration(node) ? 'function' : 'value';
}

/** The section numbers in '(specification sections 2.3, 5 and 7)'. */
function sectionsIn(text: string): string {
  const [, list = ''] = /specification\s+sections?\s+([\d., and]*\d)/.exec(text) ?? [];
  return list;
}

function declarationOf(checker: ts.TypeChecker, name: string, node: ts.Declaration): string {
  if (ts.isFunctionDeclaration(node) && node.body) {
    return node
      .getText()
      .slice(0, node.body.getStart() - node.getStart())
      .replace(/^export /, '')
      .trim();
  }
  if (ts.isVariableDeclaration(node)) return `const ${name}: ${typeText(checker, checker.getTypeAtLocation(node))}`;
  if (ts.isClassDeclaration(node)) return classOutline(node);
  // A type that is made from a schema says nothing until it is written out.
  if (isInferred(node)) return `type ${name} = ${writtenOut(checker, node)}`;
  return node.getText().replace(/^export /, '');
}

/** A type without parameters that is computed from a value: `z.output<typeof trace>`. */
function isInferred(node: ts.Declaration): node is ts.TypeAliasDeclaration {
  return ts.isTypeAliasDeclaration(node) && !node.typeParameters && /^\w+\.?\w*<typeof \w+>$/.test(node.type.getText());
}

/**
 * Puts the names of inferred types back where the compiler writes them out, the longest first.
 *
 * @param names The public names as the compiler writes their types.
 */
function withTypeNames(
  checker: ts.TypeChecker,
  names: readonly PublicName[],
  nodes: ReadonlyMap<string, ts.Declaration>,
) {
  const inferred = [...nodes]
    .flatMap(([name, node]) =>
      isInferred(node) ? [[typeText(checker, checker.getTypeAtLocation(node)), name] as const] : [],
    )
    .filter(([text]) => text.startsWith('{'))
    .sort(([a], [b]) => b.length - a.length);
  const named = (text: string) => inferred.reduce((short, [long, name]) => short.replaceAll(long, name), text);
  const member = (one: Member) => ({ ...one, type: named(one.type) });
  const group = ({ path, states }: StateGroup) => ({
    path,
    states: states.map((state) => ({ ...state, carries: state.carries.map(named) })),
  });
  return names.map((one): PublicName => ({
    ...one,
    parameters: one.parameters.map((parameter) => ({ ...parameter, members: parameter.members.map(member) })),
    result: one.result && {
      ...one.result,
      members: one.result.members.map(member),
      states: one.result.states.map(group),
    },
  }));
}

/** A class without the bodies of its methods. */
function classOutline(node: ts.ClassDeclaration): string {
  const members = node.members.map((member) => {
    const body = 'body' in member ? (member.body as ts.Node | undefined) : undefined;
    const text = member.getText();
    return `  ${(body ? text.slice(0, body.getStart() - member.getStart()).trim() : text).replace(/;$/, '')};`;
  });
  const head = node.getText().slice(0, node.getText().indexOf('{') + 1);
  return `${head.replace(/^export /, '')}\n${members.join('\n')}\n}`;
}

function parameterOf(
  checker: ts.TypeChecker,
  parameter: ts.Symbol,
  owner: ts.Node,
  tags: readonly ts.JSDocTagInfo[],
): Parameter {
  const type = checker.getTypeOfSymbolAtLocation(parameter, owner);
  const node = parameter.valueDeclaration;
  const declared = node && ts.isParameter(node) ? node : undefined;
  const binding = declared && ts.isObjectBindingPattern(declared.name) ? declared.name : undefined;
  const name = binding ? 'options' : parameter.name;
  const tag = tags.find((one) => one.name === 'param' && textOf(one.text).startsWith(`${parameter.name} `));
  return {
    name,
    type: declared?.type?.getText() ?? typeText(checker, type),
    isOptional: declared?.initializer !== undefined || declared?.questionToken !== undefined,
    text: tag ? textOf(tag.text).slice(parameter.name.length + 1) : '',
    members: membersOf(checker, type, owner, binding ? defaultsIn(binding) : new Map()),
  };
}

/** The defaults of a destructured parameter: `{ isSignedIn = false }`. */
function defaultsIn(binding: ts.ObjectBindingPattern): Map<string, string> {
  return new Map(
    binding.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
}

function resultOf(checker: ts.TypeChecker, signature: ts.Signature, node: ts.Declaration): PublicName['result'] {
  const type = checker.getReturnTypeOfSignature(signature);
  const declared = ts.isFunctionDeclaration(node) ? node.type?.getText() : undefined;
  return {
    type: declared ?? typeText(checker, type),
    members: type.isUnion() ? [] : membersOf(checker, type, node),
    states: stateGroupsOf(checker, type, node),
  };
}

/** The functions that are called inside, each with its first argument when that is a string. */
function callsIn(node: ts.Node): [name: string, argument: string][] {
  const calls: [string, string][] = [];
  (function visit(inner: ts.Node) {
    if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression)) {
      const [first] = inner.arguments;
      calls.push([inner.expression.text, first && ts.isStringLiteral(first) ? first.text : '']);
    }
    ts.forEachChild(inner, visit);
  })(node);
  return calls.filter(([name, argument], at) => calls.findIndex(([a, b]) => a === name && b === argument) === at);
}
