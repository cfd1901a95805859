import { createContext } from 'react';

/** A person's data that the errors of a form may contain, which a translator must leave as it is. Default: none. */
export const OwnDataContext = createContext('');
