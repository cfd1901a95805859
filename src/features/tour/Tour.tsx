import { asScreen } from '../../ui/asScreen';
import { useCallback, useRef, useState, type RefCallback } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { createPortal } from 'react-dom';
import { TourCard, type TourCardProps } from './TourCard';
import type { TourStep } from './TourStep';
import { useOpenTour } from './useOpenTour';
import { Extra } from '../../loading/Extra';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** How a tour ended. `unavailable` means that its code failed to load. */
export type TourEnding = 'finished' | 'closed' | 'unavailable';

/** Props of {@link Tour}. */
export interface TourProps {
  /** The steps, in order. */
  steps: readonly TourStep[];
  /** True while it runs. Close an open dialog first. */
  isRunning: boolean;
  /** Called once when the tour is finished, closed or unavailable. Then set `isRunning` to false. */
  onEnded: (result: { ending: TourEnding }) => void;
  /** The current step, counted from 0, for a controlled tour. */
  step?: number | undefined;
  /** Called with the next step to show. */
  onStepChange?: ((step: number) => void) | undefined;
  /** Milliseconds to wait for the element of a step. Default 2000. */
  timeout?: number | undefined;
}

/**
 * A guided tour of a page: a mask with a hole around one element at a time, and a card beside it that explains the
 * element. Blocks the page while it runs. Escape and Android's Back close it; the arrow keys go to the next and the
 * previous step.
 *
 * @example
 * ```tsx
 * function Page() {
 *   const [isRunning, setIsRunning] = useState(true);
 *   return (
 *     <main>
 *       <h1 id="traces">Your traces</h1>
 *       <Tour
 *         isRunning={isRunning}
 *         steps={[
 *           { selector: '#traces', title: 'Your traces', content: 'Every trace is listed here.' },
 *         ]}
 *         onEnded={() => setIsRunning(false)}
 *       />
 *     </main>
 *   );
 * }
 * ```
 */
export const Tour = asScreen(function Tour({ isRunning, ...props }: TourProps, root) {
  usePensionTrace('<Tour>');
  return <Extra>{isRunning && props.steps.length > 0 && <RunningTour {...props} root={root} />}</Extra>;
});

interface RunningTourProps extends Omit<TourProps, 'isRunning'> {
  root: Pick<TourCardProps, 'className'> & { ref?: RefCallback<HTMLElement> | undefined };
}

function RunningTour({ steps, onEnded, step, onStepChange, timeout = 2000, root }: RunningTourProps) {
  const [ownStep, setOwnStep] = useState(0);
  const dialog = useRef<HTMLDivElement>(null);
  const { ref } = root;
  const cardRef = useCallback(
    (element: HTMLDivElement | null) => {
      dialog.current = element;
      ref?.(element);
    },
    [ref],
  );
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

  const place = useOpenTour({ step: current, index, timeout, onUnavailable: () => end('unavailable') }, dialog);

  return (
    place &&
    createPortal(
      // Without `contain`, which restores focus at once and would compete endlessly with an opening menu.
      <FocusScope>
        <TourCard
          cardRef={cardRef}
          className={root.className}
          step={current}
          index={index}
          total={steps.length}
          onClose={() => end('closed')}
          // The arrow keys stop at both ends. Only the Finish button ends the tour.
          onNext={() => index < last && go(index + 1)}
          onBack={() => index > 0 && go(index - 1)}
          onFinish={() => end('finished')}
        />
      </FocusScope>,
      place,
    )
  );
}
