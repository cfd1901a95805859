import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as headless from '../../src/headless';
import * as main from '../../src/index';

const product = { ...headless, ...main };

type AnyFunction = (input: object) => never;

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

/** A component with a ref is an object in React 18. */
function isComponent(value: unknown): value is FunctionComponent {
  return isFunction(value) || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** Components that need no provider. */
const independent: readonly string[] = ['PensionTraceProvider'];

/** Classes of errors, which the entry exports beside its components. */
const classes: readonly string[] = ['BackendError', 'PictureError'];

const hooks = Object.entries(product).filter(([name, value]) => /^use[A-Z]/.test(name) && isFunction(value));
const components = Object.entries(product).filter(
  ([name, value]) =>
    /^[A-Z]/.test(name) && isComponent(value) && !independent.includes(name) && !classes.includes(name),
);

function callingErrorOf(hook: unknown): string {
  return renderingErrorOf(function Host() {
    if (isFunction(hook)) hook({});
    return null;
  });
}

function renderingErrorOf(component: unknown): string {
  if (!isComponent(component)) throw new Error('Only components can be rendered.');
  try {
    renderToString(createElement(component, {}));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was thrown';
}

describe('without a provider', () => {
  it.each(hooks)('%s throws an error with its own name and the fix', (name, hook) => {
    expect(callingErrorOf(hook)).toContain(
      `${name} was used outside of <PensionTraceProvider>. Put <PensionTraceProvider adapter={…}> around it`,
    );
  });

  it.each(components)('<%s> throws an error with its own name and the fix', (name, component) => {
    expect(renderingErrorOf(component)).toContain(
      `<${name}> was used outside of <PensionTraceProvider>. Put <PensionTraceProvider adapter={…}> around it`,
    );
  });

  it('holds for every hook and component of the two entries', () => {
    expect(hooks.length).toBeGreaterThan(40);
    expect(components.length).toBeGreaterThan(40);
    expect([...independent, ...classes].filter((name) => !(name in product))).toEqual([]);
  });
});
