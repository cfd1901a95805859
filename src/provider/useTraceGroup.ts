import { useCallback } from 'react';
import { traceGroupOf, type TraceGroup, type TraceStatus } from '../domain/traceGroup';
import { usePensionTrace } from './PensionTraceContext';

/** Returns a function that tells who acts next on a trace: the firm's own rule first, then ours. */
export function useTraceGroup(): (status: TraceStatus) => TraceGroup {
  const { traceGroup } = usePensionTrace().config;
  return useCallback((status) => traceGroup?.(status) ?? traceGroupOf(status), [traceGroup]);
}
