import { useCallback } from 'react';
import { BackendError } from '../backend/BackendError';
import { usePensionTrace } from '../provider/PensionTraceContext';

/** Runs a reading, see {@link useReporting}. */
export type Reporting = <Data>(signal: AbortSignal, read: () => Promise<Data>) => Promise<Data>;

/**
 * For the function of a query: a failure is told to `onError` once, however many components wait for the data, and a
 * session that the server no longer accepts ends. A reading that nobody waits for any more has not failed.
 */
export function useReporting(): Reporting {
  const { onError, session } = usePensionTrace('useReporting');
  return useCallback(
    async (signal, read) => {
      try {
        return await read();
      } catch (error) {
        const failure = BackendError.from(error);
        if (!signal.aborted) onError(failure);
        if (failure.code === 'signed-out') session.expire();
        throw failure;
      }
    },
    [onError, session],
  );
}
