import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { PensionTraceProvider, type PensionTraceProviderProps } from '../../provider/PensionTraceProvider';
import { createHistory, type Routing } from './createHistory';
import type { TracingScope } from './resolvePage';
import { TracingFrame } from './TracingFrame';

/** Props of {@link PensionTracing} and of its two halves. */
export interface PensionTracingProps extends Omit<PensionTraceProviderProps, 'children'> {
  /**
   * Where the address of the present page is kept: in `memory` (the default), behind the `#` of the address (`hash`),
   * or in the address itself (`path`). Ignored with `location`.
   */
  routing?: Routing;
  /** For `routing="path"`: what stands before every path, such as '/pensions'. Default: nothing. */
  basePath?: string;
  /** The current path with its query, from the host's own router. Needs `navigate`. */
  location?: string;
  /** False to leave out the top bar, for a host with a header of its own. Default true. */
  hasTopBar?: boolean;
  /** False to leave out the footer, for a host with one of its own. Default true. */
  hasFooter?: boolean;
  /**
   * True for a confirmation after signing, with a reference, what happens when and a copy of the letter, before the
   * portal shows. Default false: the portal shows at once.
   */
  hasSigningConfirmation?: boolean;
  /** The logo in the top bar. Default: a neutral mark with the company's name. */
  logo?: ReactNode;
  /** False to leave the title of the document alone. Default true. */
  hasPageTitles?: boolean;
  /** Called once the page answers: where a server has sent its markup, when React has taken it over. */
  onReady?: () => void;
}

/**
 * The whole product in one component: sign-up, log-in, recovery, onboarding, portal and marketing link. The customer's
 * tags decide which page opens; page titles, focus and progress come with it. Each screen's code loads when it is first
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
 * @throws When `adapter` is missing, or `location` comes without `navigate`.
 */
export function PensionTracing(props: PensionTracingProps) {
  return <ScopedTracing {...props} scope="all" />;
}

/**
 * The onboarding alone, for a host with its own log-in: the adapter has a session. Ends on a page that leads to the
 * portal.
 *
 * @example
 * ```tsx
 * <PensionTraceOnboarding adapter={adapter} config={{ companyName: 'Your Firm' }} routing="hash" />
 * ```
 * @throws When `adapter` is missing, or `location` comes without `navigate`.
 */
export function PensionTraceOnboarding(props: PensionTracingProps) {
  return <ScopedTracing {...props} scope="onboarding" />;
}

/**
 * The portal alone, for a host with its own log-in: the adapter has a session. Leads a customer who has not finished
 * the onboarding back to it.
 *
 * @example
 * ```tsx
 * <PensionTracePortal adapter={adapter} config={{ companyName: 'Your Firm' }} hasTopBar={false} />
 * ```
 * @throws When `adapter` is missing, or `location` comes without `navigate`.
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
      {/* React takes over the markup of a server in slices, once the screen's code is there. */}
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
