import {
  Comment,
  Context,
  Converter,
  DeclarationReflection,
  ReflectionFlag,
  ReflectionKind,
  ReflectionType,
  TypeScript as ts,
} from 'typedoc';

/**
 * Completes TypeDoc's reference:
 * - Adds pages in the module 'types' for types of `src` that public names use and no entry exports, such as a hook's state.
 * - Documents a screen, which is a constant because it takes a ref, as a function.
 * - A component's page has the live screen, its example and then its props. HTML attributes are not listed.
 * - Names a destructured parameter `props` in a component and `options` elsewhere.
 *
 * @param {import('typedoc').Application} app
 */
export function load(app) {
  /** @type {Set<ts.Symbol>} */
  const mentioned = new Set();
  /** @type {ts.Program | undefined} */
  let program;

  const { createSymbolReference } = Context.prototype;
  Context.prototype.createSymbolReference = function (symbol, context, name) {
    program = context.program;
    if (isOwnType(symbol)) mentioned.add(symbol);
    return createSymbolReference.call(this, symbol, context, name);
  };

  const { getComment } = Context.prototype;
  Context.prototype.getComment = function (symbol, kind) {
    const comment = getComment.call(this, symbol, kind);
    if (kind !== ReflectionKind.Variable || !isComponent(symbol)) return comment;
    const described = comment ?? new Comment();
    described.modifierTags.add('@function');
    return described;
  };

  // Before TypeDoc resolves references to the pages.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => addMissing(context), 1e9);

  app.converter.on(Converter.EVENT_CREATE_PARAMETER, (_context, parameter) => {
    if (parameter.name !== '__namedParameters') return;
    parameter.name = /^[A-Z]/.test(parameter.parent?.name ?? '') ? 'props' : 'options';
  });

  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, (context, reflection, _declaration, signature) => {
    const parameter = reflection.parameters?.[0];
    const symbol = signature?.parameters[0];
    if (!symbol || parameter?.name !== 'props' || !/^[A-Z]/.test(reflection.name)) return;
    const props = new DeclarationReflection('__type', ReflectionKind.TypeLiteral, parameter);
    context.project.registerReflection(props, undefined, undefined);
    const scope = context.withScope(reflection).withScope(parameter).withScope(props);
    for (const property of context.checker.getTypeOfSymbol(symbol).getProperties()) {
      if (isFromSource(property)) props.addChild(describe(scope, property, props));
    }
    if (props.children) parameter.type = new ReflectionType(props);
  });

  app.renderer.on('endPage', (page) => {
    const [, entry, name] = /(?:^|\/)(\w+)\/functions\/([A-Z]\w+)\.md$/.exec(page.url) ?? [];
    if (name === undefined || page.contents === undefined) return;
    const contents = withProps(page.contents);
    const isLive = entry === 'index' || name === 'PensionTracing';
    page.contents = isLive ? withLiveScreen(contents, name) : contents;
  });

  /** @param {Context} context */
  function addMissing(context) {
    context.setActiveProgram(program);
    app.converter.permitDeferredConversion();
    const module = context.createDeclarationReflection(ReflectionKind.Module, undefined, undefined, 'types');
    context.finalizeDeclarationReflection(module);
    // Converting a type can add others: the loop visits them too, because a Set iterates in order of insertion.
    for (const symbol of mentioned) {
      if (!context.getReflectionFromSymbol(symbol)) app.converter.convertSymbol(context.withScope(module), symbol);
    }
    app.converter.finalizeDeferredConversion();
    context.setActiveProgram(undefined);
  }
}

/**
 * Returns the page of a component with its example, then a table of props, instead of a function's parameters and result.
 *
 * @param {string} contents
 */
function withProps(contents) {
  const page = contents
    .replace(/^(# \w+)\(\)$/m, '$1')
    .replace(/^> \*\*.*\n\n/m, '')
    .replace(/^## Type Parameters\n[^]*?(?=^## )/m, '')
    .replace(/^## Parameters$/m, '## Props')
    .replace('| Parameter |', '| Prop |')
    .replace(/^\| `props` .*\n/m, '')
    .replaceAll('| `props.', '| `')
    // The `?` of an optional prop says the same, and the table fits.
    .replaceAll(' \\| `undefined` |', ' |')
    .replace(/^## Returns\n\n.*\n\n/m, '');
  const [example = ''] = /^## Example\n[^]*?(?=^## |$(?![^]))/m.exec(page) ?? [];
  return page.replace(example, '').replace(/^## Props$/m, `${example.trimEnd()}\n\n## Props`);
}

/**
 * @param {string} contents
 * @param {string} name
 */
function withLiveScreen(contents, name) {
  const frame = `<iframe class="live-frame" src="../../../live.html?name=${name}" title="${name}, live" loading="lazy"></iframe>`;
  return contents.replace(/^(# .*\n)/m, `$1\n${frame}\n`);
}

/**
 * Describes one prop. Not `convertSymbol`, which makes a method of a callback.
 *
 * @param {Context} context
 * @param {ts.Symbol} property
 * @param {DeclarationReflection} props
 */
function describe(context, property, props) {
  const prop = new DeclarationReflection(property.name, ReflectionKind.Property, props);
  context.project.registerReflection(prop, undefined, undefined);
  const [declaration] = property.declarations ?? [];
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  prop.type = context.converter.convertType(context.withScope(prop), context.checker.getTypeOfSymbol(property), node);
  prop.comment = context.getComment(property, ReflectionKind.Property);
  prop.setFlag(ReflectionFlag.Optional, (property.flags & ts.SymbolFlags.Optional) !== 0);
  return prop;
}

/** @param {ts.Symbol} symbol */
function isComponent(symbol) {
  const [declaration] = symbol.declarations ?? [];
  return (
    /^[A-Z]/.test(symbol.name) &&
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    ts.isCallExpression(declaration.initializer)
  );
}

/** @param {ts.Symbol} symbol */
function isOwnType(symbol) {
  return (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0 && isFromSource(symbol);
}

/** @param {ts.Symbol} symbol */
function isFromSource(symbol) {
  return symbol.declarations?.every((node) => /\/src\/(?!.*node_modules)/.test(node.getSourceFile().fileName)) === true;
}
