import { Suspense } from 'react';
import { loadCode } from '../../data/loadCode';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { lazyPart } from '../../ui/lazyPart';
import { ReportedFailure } from './ReportedFailure';

// Large, and off by default.
const IdleGuard = lazyPart(() => loadCode(async () => (await import('./IdleGuard')).IdleGuard), ReportedFailure);
const ContinueOnPhone = lazyPart(
  () => loadCode(async () => (await import('./ContinueOnPhone')).ContinueOnPhone),
  ReportedFailure,
);

/**
 * The optional extras of a firm's configuration, for a logged-in customer.
 *
 * @param phonePath The path to continue on a phone. Undefined on a page that another device cannot open.
 */
export function FrameExtras({ phonePath }: { phonePath: string | undefined }) {
  const { idleMinutes, keepsDrafts } = usePensionTrace().config;
  return (
    <Suspense>
      {keepsDrafts && phonePath !== undefined && <ContinueOnPhone path={phonePath} />}
      {idleMinutes !== undefined && <IdleGuard minutes={idleMinutes} />}
    </Suspense>
  );
}
