import type { ReactNode } from 'react';
import { OnboardingProgress } from '../../features/frame/OnboardingProgress';
import { PensionTraceTopBar } from '../../features/frame/PensionTraceTopBar';
import { placeOf, type Page } from '../../provider/pages';
import { PortalNavigation } from './PortalNavigation';

export interface FrameHeadProps {
  /** The page of the current path. */
  wanted: Page | undefined;
  /**
   * The page whose frame is shown: while the account loads, the page of the path, so that nothing moves when it opens.
   */
  framed: Page | undefined;
  /** The step in the progress bar. Undefined without a bar. */
  step: number | undefined;
  isConfirming: boolean;
  hasTopBar: boolean;
  logo: ReactNode;
}

/** The top of the frame: top bar, portal navigation, progress bar. */
export function FrameHead({ wanted, framed, step, isConfirming, hasTopBar, logo }: FrameHeadProps) {
  const isPortal = wanted !== undefined && placeOf(wanted) !== undefined;
  const isSigningAgain = framed === 'actionAuthorisation';
  const hasLogOut = !isPortal && (step !== undefined || isSigningAgain);
  const place = framed && !isConfirming ? placeOf(framed) : undefined;
  return (
    <>
      {hasTopBar && (
        <PensionTraceTopBar
          logo={logo}
          hasProfileMenu={isPortal}
          hasLogOut={hasLogOut}
          savesAnswers={!isSigningAgain}
        />
      )}
      {hasTopBar && place !== undefined && <PortalNavigation current={framed} />}
      {step !== undefined && <OnboardingProgress step={step} />}
    </>
  );
}
