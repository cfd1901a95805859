import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { PensionTraceProvider, type PensionTraceProviderProps } from '../../provider/PensionTraceProvider';
import { createHistory, type Routing } from './createHistory';
import type { TracingScope } from './TracingScope';
import { TracingFrame } from './TracingFrame';

/** Props of {@link PensionTracing} and of its two halves. */
export interface PensionTracingProps extends Omit<PensionTraceProviderProps, 'children'> {
  /**
   * The place of the current page's path: in `memory` (the default), in the URL after `#` (`hash`), or in the URL's
   * path (`path`). Ignored with `location`.
   */
  routing?: Routing;
  /** For `routing="path"`: a prefix of every path, such as '/pensions'. Default: none. */
  basePath?: string;
  /** The current path with its query, from the host's own router. Needs `navigate`. */
  location?: string;
  /** False to hide the top bar, for a host with its own header. Default true. */
  hasTopBar?: boolean;
  /** False to hide the footer, for a host with its own. Default true. */
  hasFooter?: boolean;
  /**
   * True for a confirmation after signing, before the portal: a reference, the next steps with their dates, and a copy
   * of the letter. Default false: the portal opens at once.
   */
  hasSigningConfirmation?: boolean;
  /** The logo in the top bar. Default: a neutral mark with the company's name. */
  logo?: ReactNode;
  /** False to leave the document title unchanged. Default true. */
  hasPageTitles?: boolean;
  /** Called when the page is interactive. With server-rendered markup, that is after hydration. */
  onReady?: () => void;
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
 * The onboarding alone, for a host with its own log-in, whose adapter has a session. Ends on a page with a link to the
 * portal.
 *
 * @example
 * ```tsx
 * <PensionTraceOnboarding adapter={adapter} config={{ companyName: 'Your Firm' }} routing="hash" />
 * ```
 * @throws When `adapter` is missing, or `location` is passed without `navigate`.
 */
export function PensionTraceOnboarding(props: PensionTracingProps) {
  return <ScopedTracing {...props} scope="onboarding" />;
}

/**
 * The portal alone, for a host with its own log-in, whose adapter has a session. Sends a customer who has not finished
 * the onboarding back to it.
 *
 * @example
 * ```tsx
 * <PensionTracePortal adapter={adapter} config={{ companyName: 'Your Firm' }} hasTopBar={false} />
 * ```
 * @throws When `adapter` is missing, or `location` is passed without `navigate`.
 */
export function PensionTracePortal(props: PensionTracingProps) {
  return <ScopedTracing {...props} scope="portal" />;
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
