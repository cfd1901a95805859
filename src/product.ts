'use client';

export {
  PensionTraceOnboarding,
  PensionTracePortal,
  PensionTracing,
  type PensionTracingProps,
} from './journeys/tracing/PensionTracing';
