import { lazy, Suspense } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';

// Heavy, and off by default.
const IdleGuard = lazy(async () => ({ default: (await import('./IdleGuard')).IdleGuard }));
const ContinueOnPhone = lazy(async () => ({ default: (await import('./ContinueOnPhone')).ContinueOnPhone }));

/**
 * The extras that a firm's configuration switches on for a signed-in customer.
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
