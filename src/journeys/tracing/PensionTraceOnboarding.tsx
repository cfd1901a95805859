import type { Page } from '../../provider/pages';
import { FrameOnRoute } from './PensionTraceFrame';
import { RoutedPage } from './RoutedPage';
import { requireUrls, StandalonePart, type BelowProviderProps, type OwnLogInProps } from './StandalonePart';
import { includesPage } from './TracingScope';

/** Props of {@link PensionTraceOnboarding}. */
export type PensionTraceOnboardingProps =
  | BelowProviderProps
  | (OwnLogInProps & {
      /** The page with {@link PensionTracePortal}: a path of your site from its root, or a full URL. */
      portalUrl: string;
    });

const part = { name: 'PensionTraceOnboarding', includes: (page: Page) => includesPage('onboarding', page) };

/**
 * The onboarding alone: the pages from the personal details to the signature.
 *
 * - On a route of yours, below a PensionTraceProvider that has your router's `location`: without `adapter`. Other routes
 *   show the other pages, with PensionTracePortal and PensionTracePage.
 * - For a host with its own log-in, whose adapter has a session: with `adapter`, `portalUrl` and `logInUrl`. `paths` names
 *   the pages of this part only: any other page is at `portalUrl` or `logInUrl`. Ends on a page with a link to
 *   `portalUrl`.
 *
 * @example
 * ```tsx
 * <PensionTraceOnboarding
 *   adapter={adapter}
 *   config={{ companyName: 'Your Firm' }}
 *   routing="path"
 *   basePath="/apply"
 *   portalUrl="/my-pensions"
 *   logInUrl="/log-in"
 * />
 * ```
 * @throws When `portalUrl` or `logInUrl` is missing, or `location` is passed without `navigate`; without `adapter`, when
 * no PensionTraceProvider with `location` is above.
 */
export function PensionTraceOnboarding(props: PensionTraceOnboardingProps) {
  if (props.adapter === undefined) {
    return (
      <FrameOnRoute {...props} name={part.name}>
        <RoutedPage part={part} />
      </FrameOnRoute>
    );
  }
  const { portalUrl, ...rest } = props;
  requireUrls('PensionTraceOnboarding', { portalUrl, logInUrl: rest.logInUrl });
  return <StandalonePart {...rest} scope="onboarding" otherPartUrl={portalUrl} />;
}
