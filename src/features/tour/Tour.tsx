import { useRef, useState } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { createPortal } from 'react-dom';
import { TourCard } from './TourCard';
import type { TourStep } from './TourStep';
import { useOpenTour } from './useOpenTour';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** How a tour came to its end. `unavailable`: it could not be shown, as its code could not be fetched. */
export type TourEnding = 'finished' | 'closed' | 'unavailable';

/** Props of {@link Tour}. */
export interface TourProps {
  /** What it shows, in order. */
  steps: readonly TourStep[];
  /** True while it runs. A dialog that is open must be closed first. */
  isRunning: boolean;
  /** Called once when it is finished, closed, or cannot be shown. Set `isRunning` to false then. */
  onEnded: (result: { ending: TourEnding }) => void;
  /** The step that is shown, counted from 0, when that is decided outside. */
  step?: number;
  /** Called with the step to show. */
  onStepChange?: (step: number) => void;
  /** How long the element of a step is waited for, in milliseconds. Default 2000. */
  patience?: number;
}

/**
 * Shows people round a page: a mask with a hole over one thing at a time, and a card beside it that says what it is
 * for. The page cannot be used meanwhile. Escape closes it, the arrow keys go on and back (specification section 4).
 */
export function Tour({ isRunning, ...props }: TourProps) {
  usePensionTrace('<Tour>');
  return isRunning && props.steps.length > 0 ? <RunningTour {...props} /> : null;
}

function RunningTour({ steps, onEnded, step, onStepChange, patience = 2000 }: Omit<TourProps, 'isRunning'>) {
  const [ownStep, setOwnStep] = useState(0);
  const dialog = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);
  const last = steps.length - 1;
  const index = Math.min(Math.max(step ?? ownStep, 0), last);
  const current = steps[index];
  if (!current) throw new Error('A tour needs a step.');

  function end(ending: TourEnding) {
    if (isOver.current) return;
    isOver.current = true;
    onEnded({ ending });
  }

  function go(to: number) {
    setOwnStep(to);
    onStepChange?.(to);
  }

  const place = useOpenTour({ step: current, index, patience, onUnavailable: () => end('unavailable') }, dialog);

  return (
    place &&
    createPortal(
      // Without `contain`, which takes focus back at once: with a menu that opens it would do so for ever.
      <FocusScope>
        <TourCard
          cardRef={dialog}
          step={current}
          index={index}
          total={steps.length}
          onClose={() => end('closed')}
          // The arrow keys stop at both ends: only a press of Finish finishes.
          onNext={() => index < last && go(index + 1)}
          onBack={() => index > 0 && go(index - 1)}
          onFinish={() => end('finished')}
        />
      </FocusScope>,
      place,
    )
  );
}
