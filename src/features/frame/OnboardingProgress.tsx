import { progressOf, progressSteps } from '../../provider/pages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { check } from '../../ui/controlShapes';
import { Drawing } from '../../ui/Drawing';
import { ProgressBar } from '../../ui/ProgressBar';
import { frameMessages } from './messages';
import { ChangingText } from '../../ui/ChangingText';

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
        text={texts.progressText(step, progressSteps)}
        part={hasParts ? texts.partText(part, names.length, names[part - 1] ?? '') : undefined}
        partStarts={partStarts}
      />
      {/* Beside the column if there is room. Screen readers get it from the bar. */}
      {hasParts && (
        <ol className="ptr ptr-parts" role="list" aria-hidden="true">
          {names.map((name, index) => {
            const state = stateOf(index + 1, part);
            return (
              <li key={name} className="ptr ptr-parts__part" data-state={state}>
                {state === 'done' && <Drawing shapes={check} className="ptr-parts__tick" />}
                <ChangingText>{name}</ChangingText>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
});

function stateOf(part: number, current: number): 'done' | 'current' | 'later' {
  if (part === current) return 'current';
  return part < current ? 'done' : 'later';
}
