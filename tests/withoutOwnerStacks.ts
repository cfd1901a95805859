import * as React from 'react';

/*
 * Spares a rendered test what React's development build records for the browser's developer tools: a stack trace for
 * each element, and a measurement for each component. No test reads them, and they cost a quarter of the time. React's
 * warnings stay, with the stack of components.
 */

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

// React records no more stack traces once it has counted ten thousand within a second.
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

// Before React DOM loads: without this method it measures nothing.
Reflect.deleteProperty(console, 'timeStamp');
