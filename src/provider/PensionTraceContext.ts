import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Backend } from '../backend/createBackend';
import type { BackendError } from '../backend/BackendError';
import type { Clock } from '../domain/clock';
import type { Rules } from '../domain/rules';
import type { ResolvedConfig } from './configuration';
import type { MessageReplacement } from './messages';
import type { SessionStore } from './sessionStore';

/** What every hook of the library finds in its provider. */
export interface PensionTrace {
  backend: Backend;
  config: ResolvedConfig;
  rules: Rules;
  clock: Clock;
  locale: string;
  queryClient: QueryClient;
  session: SessionStore;
  /** What was typed and not yet sent, by form and customer. In memory only, gone with the page. */
  drafts: Map<string, unknown>;
  messages: readonly MessageReplacement[];
  createId: () => string;
  onError: (error: BackendError) => void;
  onWarning: (message: string) => void;
}

export const PensionTraceContext = createContext<PensionTrace | null>(null);

/**
 * The provider's value.
 *
 * @param caller The hook or component that asks, for the error message.
 * @throws When there is no PensionTraceProvider above.
 */
export function usePensionTrace(caller: string): PensionTrace {
  const value = useContext(PensionTraceContext);
  if (value) return value;
  throw new Error(
    `${caller} was used outside of <PensionTraceProvider>. Put <PensionTraceProvider adapter={…}> around it, once, near the root of your page.`,
  );
}
