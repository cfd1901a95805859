import { BackendError } from '../backend/BackendError';
import type { PensionTraceEvent } from './events';

/** The functions of a host that hear what happens. */
export interface Handlers {
  onError: (error: BackendError) => void;
  onEvent: ((event: PensionTraceEvent) => void) | undefined;
  onWarning: (message: string) => void;
}

/** Reports to the functions that the host passed last. They never change, so that nothing renders because of them. */
export function createReports(read: () => Handlers) {
  const warned = new Set<string>();
  const onError = (error: unknown) => read().onError(BackendError.from(error));
  return {
    onError,
    onEvent(event: PensionTraceEvent) {
      // An error in the host's analytics must not stop a customer.
      try {
        read().onEvent?.(event);
      } catch (error) {
        onError(error);
      }
    },
    /** Once for each message, however often a screen renders. */
    onWarning(message: string) {
      if (warned.has(message)) return;
      warned.add(message);
      read().onWarning(message);
    },
  };
}
