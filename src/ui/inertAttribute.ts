import { version } from 'react';

/** `inert`, for spreading: React 18 passes an attribute that it does not know on only as text. */
export const inertAttribute: Record<string, unknown> = { inert: version.startsWith('18.') ? '' : true };
