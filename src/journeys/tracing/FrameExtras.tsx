import { useIsSettled } from '../../data/useIsSettled';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { Extra } from '../../loading/Extra';
import { lazyPart } from '../../loading/lazyPart';
import type { ContinueOnPhoneProps } from './ContinueOnPhone';

// Large, and off by default.
const IdleGuard = lazyPart(async () => (await import('./IdleGuard')).IdleGuard, {
  useIsWanted: useIsSettled,
});
const ContinueOnPhone = lazyPart(async () => (await import('./ContinueOnPhone')).ContinueOnPhone);

/**
 * The optional extras of a firm's configuration, for a logged-in customer.
 *
 * @param phonePath The path to continue on a phone. Undefined where the page has it itself, or another device cannot open it.
 */
export function FrameExtras({ phonePath }: { phonePath: string | undefined }) {
  const { idleMinutes } = usePensionTrace().config;
  return (
    <>
      {phonePath !== undefined && <PhoneOffer path={phonePath} />}
      <Extra>{idleMinutes !== undefined && <IdleGuard minutes={idleMinutes} />}</Extra>
    </>
  );
}

/** 'Continue on your phone', where the server keeps what was typed. */
export function PhoneOffer(props: ContinueOnPhoneProps) {
  return (
    usePensionTrace().config.keepsDrafts && (
      <Extra>
        <ContinueOnPhone {...props} />
      </Extra>
    )
  );
}
