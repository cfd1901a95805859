import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as product from '../../src/index';

type AnyFunction = (input: object) => never;

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

/** Components that need no provider. */
const independent: readonly string[] = ['PensionTraceProvider'];

/** Classes of errors, which the entry exports beside its components. */
const classes: readonly string[] = ['BackendError', 'PictureError'];

const functions = Object.entries(product).filter(([, value]) => isFunction(value));
const hooks = functions.filter(([name]) => /^use[A-Z]/.test(name));
const components = functions.filter(
  ([name]) => /^[A-Z]/.test(name) && !independent.includes(name) && !classes.includes(name),
);

function renderingErrorOf(value: unknown, isHook: boolean): string {
  if (!isFunction(value)) throw new Error('Only functions can be rendered.');
  function Host(): null {
    if (isFunction(value)) value({});
    return null;
  }
  try {
    renderToString(createElement(isHook ? Host : value, {}));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was thrown';
}

describe('without a provider', () => {
  it.each(hooks)('%s throws an error with its own name and the fix', (name, hook) => {
    expect(renderingErrorOf(hook, true)).toContain(
      `${name} was used outside of <PensionTraceProvider>. Put <PensionTraceProvider adapter={…}> around it`,
    );
  });

  it.each(components)('<%s> throws an error with its own name and the fix', (name, component) => {
    expect(renderingErrorOf(component, false)).toContain(
      `<${name}> was used outside of <PensionTraceProvider>. Put <PensionTraceProvider adapter={…}> around it`,
    );
  });

  it('holds for every hook and component of the entry', () => {
    expect(hooks.length).toBeGreaterThan(40);
    expect(components.length).toBeGreaterThan(40);
    expect([...independent, ...classes].filter((name) => !(name in product))).toEqual([]);
  });
});
