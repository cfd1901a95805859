import { createContext } from 'react';

/** The page's answers to code that fails to load. */
export interface CodeHandlers {
  /** Converts the error of a failed import, which contains a file name. */
  convert: (cause: unknown) => Promise<unknown>;
  /** Called with each converted error. */
  onError: (error: unknown) => void;
}

/** Set by the provider. The parts of the interface also work without it. */
export const CodeContext = createContext<CodeHandlers>({
  convert: (cause) => Promise.resolve(cause),
  onError: () => undefined,
});
