import { createContext } from 'react';
import type { ExtraFields } from './Form';

/** The own questions of the form around. Null outside of `slots.fields`. */
export const ExtraFieldsContext = createContext<ExtraFields | null>(null);
