import * as React from 'react';

/*
 * Turns off the records of React's development build for the browser's developer tools: a stack trace for each element
 * and a measurement for each component. No test reads them, and they take a quarter of the time. React's warnings,
 * with their component stacks, are kept.
 */

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

// React stops recording stack traces above ten thousand within a second.
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

// Must run before React DOM loads, which measures nothing without this method.
Reflect.deleteProperty(console, 'timeStamp');
