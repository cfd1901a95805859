import { useCallback } from 'react';
import { traceGroupOf, type TraceGroup, type TraceStatus } from '../domain/traceGroup';
import { usePensionTrace } from '../provider/PensionTraceContext';

/** Returns a function that returns who acts next on a trace: by the firm's rule, otherwise by the default. */
export function useTraceGroup(): (status: TraceStatus) => TraceGroup {
  const { traceGroup } = usePensionTrace().config;
  return useCallback((status) => traceGroup?.(status) ?? traceGroupOf(status), [traceGroup]);
}
