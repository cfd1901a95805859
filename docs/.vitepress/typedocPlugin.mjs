import { Context, Converter, ReflectionKind, TypeScript as ts } from 'typedoc';

/**
 * Completes TypeDoc's reference:
 * - Adds pages in the module 'types' for types of `src` that public names use and no entry exports, such as a hook's state.
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

  // Before TypeDoc resolves references to the pages.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => addMissing(context), 1e9);

  app.converter.on(Converter.EVENT_CREATE_PARAMETER, (_context, parameter) => {
    if (parameter.name !== '__namedParameters') return;
    parameter.name = /^[A-Z]/.test(parameter.parent?.name ?? '') ? 'props' : 'options';
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

/** @param {ts.Symbol} symbol */
function isOwnType(symbol) {
  return (
    (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0 &&
    symbol.declarations?.every((node) => node.getSourceFile().fileName.includes('/src/')) === true
  );
}
