import { Suspense } from 'react';
import { useIsSettled } from '../../data/useIsSettled';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { Extra } from '../../loading/Extra';
import { lazyPart } from '../../loading/lazyPart';

// Large, and off by default.
const IdleGuard = lazyPart(async () => (await import('./IdleGuard')).IdleGuard, {
  isClientOnly: true,
  useIsWanted: useIsSettled,
});
const ContinueOnPhone = lazyPart(async () => (await import('./ContinueOnPhone')).ContinueOnPhone);

/**
 * The optional extras of a firm's configuration, for a logged-in customer.
 *
 * @param phonePath The path to continue on a phone. Undefined on a page that another device cannot open.
 */
export function FrameExtras({ phonePath }: { phonePath: string | undefined }) {
  const { idleMinutes, keepsDrafts } = usePensionTrace().config;
  return (
    <Suspense>
      <Extra>{keepsDrafts && phonePath !== undefined && <ContinueOnPhone path={phonePath} />}</Extra>
      <Extra>{idleMinutes !== undefined && <IdleGuard minutes={idleMinutes} />}</Extra>
    </Suspense>
  );
}
