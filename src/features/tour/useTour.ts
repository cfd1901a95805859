import { useState } from 'react';
import { portalEndTour } from '../../backend/contracts/onboarding';
import { Tag } from '../../domain/tags';
import { usePart } from '../../provider/usePart';
import { useAccount, useApplyTags } from '../../data/useAccount';
import { useSend, type ActionOptions } from '../../data/useSend';

/** The state of the portal's tour. */
export type TourState =
  /** Not the first visit, or the tour has ended. */
  | { status: 'off' }
  /** A first visit: the welcome is shown. */
  | { status: 'idle' }
  /** `step` counts from 0. */
  | { status: 'on'; step: number };

/** The result of {@link useTour}. */
export interface UseTourResult {
  state: TourState;
  /** Goes from the welcome to the first step. */
  start: () => void;
  next: () => void;
  back: () => void;
  /** Ends the tour permanently: sends `portal_end_tour` once. The tour is off at once, even if the call fails. */
  end: () => void;
}

/** Before the first step, and after the last. */
const welcome = -1;
const over = -2;

/**
 * Headless hook for the tour of the portal, for a customer with tag 12.
 *
 * @example
 * ```tsx
 * function TourExample() {
 *   const { state, start, next } = useTour();
 *   if (state.status === 'off') return null;
 *   if (state.status === 'idle') return <button onClick={start}>Start The Tour Of Your Portal</button>;
 *   return <button onClick={next}>Leave step {state.step + 1}</button>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTour({ onCompleted, onError }: ActionOptions<{ tags: readonly number[] }> = {}): UseTourResult {
  const { backend, memory } = usePart('tour');
  const { hasEndedTour } = memory.customer;
  const account = useAccount();
  const applyTags = useApplyTags();
  const [step, setStep] = useState(hasEndedTour.get() ? over : welcome);
  const { send } = useSend(
    'tour',
    (_: undefined, headers) =>
      backend.call(portalEndTour, undefined, { headers, reportsRefusal: true, errorPrefix: 'Error ending tour:' }),
    {
      onDone: (tags) => {
        applyTags(tags);
        onCompleted?.({ tags });
      },
      onError,
    },
  );
  const isFirstVisit = account.status === 'success' && account.user.tags.includes(Tag.portalFirstTime);
  const move = (by: number) => setStep((from) => (from < 0 ? from : Math.max(from + by, 0)));

  return {
    state: isFirstVisit ? stateAt(step) : { status: 'off' },
    start: () => setStep(0),
    next: () => move(1),
    back: () => move(-1),
    end() {
      if (hasEndedTour.get()) return;
      hasEndedTour.set(true);
      setStep(over);
      send(undefined);
    },
  };
}

function stateAt(step: number): TourState {
  if (step >= 0) return { status: 'on', step };
  return { status: step === welcome ? 'idle' : 'off' };
}
