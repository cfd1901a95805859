import type { Page } from '../../provider/pages';
import { FrameOnRoute } from './PensionTraceFrame';
import { RoutedPage } from './RoutedPage';
import { requireUrls, StandalonePart, type BelowProviderProps, type OwnLogInProps } from './StandalonePart';
import { includesPage } from './TracingScope';

/** Props of {@link PensionTracePortal}. */
export type PensionTracePortalProps =
  | BelowProviderProps
  | (OwnLogInProps & {
      /** The page with {@link PensionTraceOnboarding}: a path of your site from its root, or a full URL. */
      onboardingUrl: string;
    });

const part = { name: 'PensionTracePortal', includes: (page: Page) => includesPage('portal', page) };

/**
 * The portal alone: its pages, and those with which a customer signs again or restores a cancelled application.
 *
 * - On a route of yours, below a PensionTraceProvider that has your router's `location`: without `adapter`. Other routes
 *   show the other pages, with PensionTraceOnboarding and PensionTracePage.
 * - For a host with its own log-in, whose adapter has a session: with `adapter`, `onboardingUrl` and `logInUrl`. `paths`
 *   names the pages of this part only: any other page is at `onboardingUrl` or `logInUrl`. Sends a customer who has not
 *   finished the onboarding to `onboardingUrl`.
 *
 * @example
 * ```tsx
 * <PensionTracePortal
 *   adapter={adapter}
 *   config={{ companyName: 'Your Firm' }}
 *   hasTopBar={false}
 *   onboardingUrl="/apply"
 *   logInUrl="https://my.firm/log-in"
 * />
 * ```
 * @throws When `onboardingUrl` or `logInUrl` is missing, or `location` is passed without `navigate`; without `adapter`,
 * when no PensionTraceProvider with `location` is above.
 */
export function PensionTracePortal(props: PensionTracePortalProps) {
  if (props.adapter === undefined) {
    return (
      <FrameOnRoute {...props} name={part.name}>
        <RoutedPage part={part} />
      </FrameOnRoute>
    );
  }
  const { onboardingUrl, ...rest } = props;
  requireUrls('PensionTracePortal', { onboardingUrl, logInUrl: rest.logInUrl });
  return <StandalonePart {...rest} scope="portal" otherPartUrl={onboardingUrl} />;
}
