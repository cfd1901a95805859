import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { PensionTraceProvider, type PensionTraceProviderProps } from '../../provider/PensionTraceProvider';
import { createHistory, type Routing } from './createHistory';
import { pathsOutside, type TracingScope } from './TracingScope';
import { TracingFrame } from './TracingFrame';

/** Props of {@link PensionTracing}. */
export interface PensionTracingProps extends Omit<PensionTraceProviderProps, 'children'> {
  /**
   * The place of the current page's path: in `memory` (the default), in the URL after `#` (`hash`), or in the URL's
   * path (`path`). Ignored with `location`.
   */
  routing?: Routing | undefined;
  /** For `routing="path"`: a prefix of every path, such as '/pensions'. Default: none. */
  basePath?: string | undefined;
  /** The current path with its query, from the host's own router. Needs `navigate`. */
  location?: string | undefined;
  /** False to hide the top bar, for a host with its own header. Default true. */
  hasTopBar?: boolean | undefined;
  /** False to hide the footer, for a host with its own. Default true. */
  hasFooter?: boolean | undefined;
  /**
   * True for a confirmation after signing, before the portal: a reference, the next steps with their dates, and a copy
   * of the letter. Default false: the portal opens at once.
   */
  hasSigningConfirmation?: boolean | undefined;
  /** The logo in the top bar. Default: a neutral mark with the company's name. */
  logo?: ReactNode;
  /** False to leave the document title unchanged. Default true. */
  hasPageTitles?: boolean | undefined;
  /** Called when the page is interactive. With server-rendered markup, that is after hydration. */
  onReady?: (() => void) | undefined;
}

/** Props of both halves. */
interface HalfProps extends PensionTracingProps {
  /**
   * The page of your own log-in: a path of your site from its root, such as '/log-in', or a full URL. Opens as it stands,
   * without `basePath`: with your router's `navigate` if you pass `location` and it is a path, otherwise in the browser.
   */
  logInUrl: string;
}

/** Props of {@link PensionTraceOnboarding}. */
export interface PensionTraceOnboardingProps extends HalfProps {
  /** The page with {@link PensionTracePortal}, written like `logInUrl`. */
  portalUrl: string;
}

/** Props of {@link PensionTracePortal}. */
export interface PensionTracePortalProps extends HalfProps {
  /** The page with {@link PensionTraceOnboarding}, written like `logInUrl`. */
  onboardingUrl: string;
}

/**
 * The whole product in one component: sign-up, log-in, recovery, onboarding, portal and marketing link. The customer's
 * tags decide which page opens. Includes page titles, focus and progress. Each screen's code loads when it is first
 * shown.
 *
 * @example
 * ```tsx
 * <PensionTracing
 *   adapter={adapter}
 *   config={{ companyName: 'Your Firm' }}
 *   routing="path"
 *   basePath="/pensions"
 * />
 * ```
 * @throws When `adapter` is missing, or `location` is passed without `navigate`.
 */
export function PensionTracing(props: PensionTracingProps) {
  return <ScopedTracing {...props} scope="all" />;
}

/**
 * The onboarding alone, for a host with its own log-in, whose adapter has a session. It has the pages from the personal
 * details to the signature. `paths` names those pages only: any other page is at `portalUrl` or `logInUrl`. Ends on a
 * page with a link to `portalUrl`.
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
 * @throws When `adapter`, `portalUrl` or `logInUrl` is missing, or `location` is passed without `navigate`.
 */
export function PensionTraceOnboarding({ portalUrl, ...props }: PensionTraceOnboardingProps) {
  requireUrls('PensionTraceOnboarding', { portalUrl, logInUrl: props.logInUrl });
  return <Half {...props} scope="onboarding" otherHalfUrl={portalUrl} />;
}

/**
 * The portal alone, for a host with its own log-in, whose adapter has a session. It has the pages of the portal, and
 * those with which a customer signs again or restores a cancelled application. `paths` names those pages only: any other
 * page is at `onboardingUrl` or `logInUrl`. Sends a customer who has not finished the onboarding to `onboardingUrl`.
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
 * @throws When `adapter`, `onboardingUrl` or `logInUrl` is missing, or `location` is passed without `navigate`.
 */
export function PensionTracePortal({ onboardingUrl, ...props }: PensionTracePortalProps) {
  requireUrls('PensionTracePortal', { onboardingUrl, logInUrl: props.logInUrl });
  return <Half {...props} scope="portal" otherHalfUrl={onboardingUrl} />;
}

function Half({ otherHalfUrl, logInUrl, ...props }: HalfProps & { scope: TracingScope; otherHalfUrl: string }) {
  const { scope, paths } = props;
  const hasRouter = props.location !== undefined;
  const allPaths = useMemo(() => {
    // A full URL bypasses the half's own routing. A host's router opens its own paths.
    const address = (url: string) =>
      hasRouter || typeof window === 'undefined' ? url : new URL(url, window.location.origin).href;
    return { ...paths, ...pathsOutside(scope, { otherHalf: address(otherHalfUrl), logIn: address(logInUrl) }) };
  }, [scope, paths, hasRouter, otherHalfUrl, logInUrl]);
  return <ScopedTracing {...props} paths={allPaths} />;
}

/** For hosts without TypeScript. */
function requireUrls(half: string, urls: Record<string, string | undefined>) {
  const missing = Object.keys(urls).filter((name) => urls[name] === undefined);
  if (missing.length === 0) return;
  throw new Error(`<${half}> needs ${missing.join(' and ')}: paths of your site or full URLs to which its links lead.`);
}

function ScopedTracing(props: PensionTracingProps & { scope: TracingScope }) {
  const {
    routing = 'memory',
    basePath,
    location,
    hasTopBar = true,
    hasFooter = true,
    logo,
    hasPageTitles = true,
    hasSigningConfirmation = false,
    onReady,
    scope,
    ...rest
  } = props;
  if (location !== undefined && props.navigate === undefined) {
    throw new Error('`location` needs `navigate`: pass both from your router, or neither and choose a `routing`.');
  }
  const history = useMemo(() => createHistory(routing, basePath), [routing, basePath]);
  const path = useSyncExternalStore(history.subscribe, history.getPath, () => '/');

  return (
    <PensionTraceProvider
      {...rest}
      navigate={props.navigate ?? history.navigate}
      useHref={props.useHref ?? (location === undefined ? history.hrefOf : undefined)}
    >
      {/* React hydrates server markup in slices, once the screen's code has loaded. */}
      <Suspense>
        <TracingFrame
          scope={scope}
          location={location ?? path}
          hasAddress={location !== undefined || routing !== 'memory'}
          hasTopBar={hasTopBar}
          hasFooter={hasFooter}
          logo={logo}
          hasPageTitles={hasPageTitles}
          hasSigningConfirmation={hasSigningConfirmation}
          onReady={onReady}
        />
      </Suspense>
    </PensionTraceProvider>
  );
}
