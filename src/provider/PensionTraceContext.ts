import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { BackendError } from '../backend/BackendError';
import type { Backend } from '../backend/createBackend';
import type { Clock } from '../domain/clock';
import type { Rules } from '../domain/rules';
import type { ResolvedConfig } from './configuration';
import type { LetterRequest } from '../backend/contracts/signedRecord';
import type { PensionTraceEvent } from './events';
import type { Memory } from './memory';
import type { Navigation } from './navigation';
import type { SessionStore } from './sessionStore';

/** The provider's value for every hook and screen. */
export interface PensionTrace {
  /** The backend of the customer's page. */
  backend: Backend;
  memory: Memory;
  config: ResolvedConfig;
  rules: Rules;
  clock: Clock;
  /** For dates and numbers. */
  locale: string;
  /** The host's language tag, also one for which the browser has no dates and numbers. */
  language: string;
  queryClient: QueryClient;
  session: SessionStore;
  navigation: Navigation;
  createId: () => string;
  /** The host's function for the letter of a signed authorisation. Undefined for the default letter. */
  makeLetter: ((letter: LetterRequest) => Promise<File>) | undefined;
  onEvent: (event: PensionTraceEvent) => void;
  onError: (error: BackendError) => void;
  onWarning: (message: string) => void;
}

export const PensionTraceContext = createContext<PensionTrace | null>(null);

/**
 * Returns the provider's value. Public hooks and components call it first, with their own name, so that the error names
 * the developer's code.
 *
 * @param caller The public hook (`useReason`) or component (`<ReasonForm>`).
 * @throws When no PensionTraceProvider is above.
 */
export function usePensionTrace(caller = 'A hook of @pension-trace/react'): PensionTrace {
  const value = useContext(PensionTraceContext);
  if (value) return value;
  throw new Error(
    `${caller} was used outside of <PensionTraceProvider>. Put <PensionTraceProvider adapter={…}> around it, once, near the root of your page.`,
  );
}
