import { useState } from 'react';
import { progressOf, progressSteps } from '../../provider/pages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { ProgressBar } from '../../ui/ProgressBar';
import { frameMessages } from './messages';

/** Props of {@link OnboardingProgress}. */
export interface OnboardingProgressProps {
  /** The step of the screen shown, 1 to 12. */
  step: number;
}

/** The first step of each of the four parts. */
const partStarts = [1, 6, 8, 11] as const;

/**
 * The progress bar of the onboarding, out of 12 steps in four parts.
 *
 * @example
 * ```tsx
 * <OnboardingProgress step={3} />
 * ```
 */
export const OnboardingProgress = asScreen(function OnboardingProgress({ step }: OnboardingProgressProps, root) {
  usePensionTrace('<OnboardingProgress>');
  const texts = useMessages('frame', frameMessages);
  const part = partStarts.filter((start) => start <= step).length;
  const names = [texts.part1, texts.part2, texts.part3, texts.part4];
  // No part follows for a customer who is not eligible.
  const hasParts = step !== progressOf('notEligible');
  const skipped = useSkipped(step);
  return (
    <section
      {...root}
      className={classNames('ptr ptr-no-print ptr-onboarding-progress', root.className)}
      aria-label={texts.progressLabel}
    >
      <ProgressBar
        step={step}
        total={progressSteps}
        label={texts.progressLabel}
        text={[texts.progressText(step, progressSteps), ...(skipped ? [texts.progressSkipped(...skipped)] : [])].join(
          '. ',
        )}
        part={hasParts ? texts.partText(part, names.length, names[part - 1] ?? '') : undefined}
        partStarts={partStarts}
      />
    </section>
  );
});

/** The first and last step that the customer did not see before this one, so that the number never jumps without a word. */
function useSkipped(step: number): readonly [first: number, last: number] | undefined {
  const [seen, setSeen] = useState<{ step: number; before: number | undefined }>({ step, before: undefined });
  if (seen.step !== step) setSeen({ step, before: seen.step });
  const before = seen.step === step ? seen.before : seen.step;
  // The steps before the first trace ask for nothing, also for a customer who has loaded the page again.
  const asked = progressOf('reason') ?? step;
  if (step === progressOf('createTrace') && (before === undefined || before < step)) return [asked + 1, step - 1];
  return before !== undefined && before < step - 1 ? [before + 1, step - 1] : undefined;
}
