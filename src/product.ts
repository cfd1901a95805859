'use client';

export { lazyScreen } from './journeys/tracing/lazyScreen';
export { PensionTraceFrame, type PensionTraceFrameProps } from './journeys/tracing/PensionTraceFrame';
export { PensionTraceOnboarding, type PensionTraceOnboardingProps } from './journeys/tracing/PensionTraceOnboarding';
export { PensionTracePage, type PensionTracePageProps } from './journeys/tracing/PensionTracePage';
export { PensionTracePortal, type PensionTracePortalProps } from './journeys/tracing/PensionTracePortal';
export { PensionTracing, type PensionTracingProps } from './journeys/tracing/PensionTracing';
export type { PensionTraceFrameOptions } from './journeys/tracing/TracingFrame';
