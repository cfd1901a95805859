'use client';

export {
  PensionTraceOnboarding,
  PensionTracePortal,
  PensionTracing,
  type PensionTraceOnboardingProps,
  type PensionTracePortalProps,
  type PensionTracingProps,
} from './journeys/tracing/PensionTracing';
