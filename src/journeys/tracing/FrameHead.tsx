import type { ReactNode } from 'react';
import { OnboardingProgress } from '../../features/frame/OnboardingProgress';
import { PensionTraceTopBar } from '../../features/frame/PensionTraceTopBar';
import { placeOf, type Page } from '../../provider/pages';
import { PortalNavigation } from './PortalNavigation';

export interface FrameHeadProps {
  /** The page at the address. */
  wanted: Page | undefined;
  /** The page whose frame is shown: the wanted one while the account loads, so that nothing moves when it opens. */
  framed: Page | undefined;
  /** The step that the progress bar shows. Undefined without a bar. */
  step: number | undefined;
  isConfirming: boolean;
  hasTopBar: boolean;
  logo: ReactNode;
}

/** The top of the frame: top bar, navigation of the portal, progress bar. */
export function FrameHead({ wanted, framed, step, isConfirming, hasTopBar, logo }: FrameHeadProps) {
  const isPortal = wanted !== undefined && placeOf(wanted) !== undefined;
  // Part of the application, although no step follows.
  const hasLogOut = !isPortal && (step !== undefined || framed === 'notEligible');
  const place = framed && !isConfirming ? placeOf(framed) : undefined;
  return (
    <>
      {hasTopBar && <PensionTraceTopBar logo={logo} hasProfileMenu={isPortal} hasLogOut={hasLogOut} />}
      {hasTopBar && place !== undefined && <PortalNavigation current={framed} />}
      {step !== undefined && <OnboardingProgress step={step} />}
    </>
  );
}
