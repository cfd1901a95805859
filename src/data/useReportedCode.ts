import { useEffect } from 'react';
import { BackendError } from '../backend/BackendError';
import { usePensionTrace } from '../provider/PensionTraceContext';

/** Reports a failed code import to `onError`, once for each failure. `thrown` is undefined while nothing has failed. */
export function useReportedCode(thrown: unknown): void {
  const { onError } = usePensionTrace();
  useEffect(() => {
    if (thrown !== undefined) onError(BackendError.from(thrown));
  }, [thrown, onError]);
}
