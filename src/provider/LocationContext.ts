import { createContext } from 'react';

/** The current path with its query. Apart from the provider's value, which stays the same when the page changes. */
export const LocationContext = createContext<string | undefined>(undefined);
