import { progressSteps } from '../../domain/tags';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { ProgressBar } from '../../ui/ProgressBar';
import { frameMessages } from './messages';

/** Props of {@link OnboardingProgress}. */
export interface OnboardingProgressProps {
  /** The step of the screen shown, 1 to 12 (specification section 2.1). */
  step: number;
}

/** The progress bar of the onboarding, out of 12 steps. */
export function OnboardingProgress({ step }: OnboardingProgressProps) {
  usePensionTrace('<OnboardingProgress>');
  const texts = useMessages('frame', frameMessages);
  return (
    <div className="ptr-onboarding-progress">
      <ProgressBar
        step={step}
        total={progressSteps}
        label={texts.progressLabel}
        text={texts.progressText(step, progressSteps)}
      />
    </div>
  );
}
