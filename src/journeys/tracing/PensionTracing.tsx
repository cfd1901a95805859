import { Suspense, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createLatest } from '../../domain/createLatest';
import { wrongValues } from '../../provider/hostSettings';
import { warnOnConsole } from '../../backend/warnOnConsole';
import { PensionTraceProvider } from '../../provider/PensionTraceProvider';
import type { LocationProps, ProviderSettings } from '../../provider/PensionTraceProviderProps';
import { createHistory, type Routing } from './createHistory';
import { PageReads } from './PageReads';
import { RoutedPage } from './RoutedPage';
import { TracingFrame, type PensionTraceFrameOptions } from './TracingFrame';
import type { TracingScope } from './TracingScope';

/** Props of {@link PensionTracing}. */
export type PensionTracingProps = TracingSettings & RoutingProps;

/** `location` needs `navigate`, and `basePath` needs `routing="path"`. */
export type RoutingProps = LocationProps & ({ basePath?: undefined } | { routing: 'path' });

/** Every prop of {@link PensionTracing}. */
export interface TracingSettings extends Omit<ProviderSettings, 'children'>, PensionTraceFrameOptions {
  /**
   * The place of the current page's path: in `memory` (the default), in the URL after `#` (`hash`), or in the URL's
   * path (`path`). Ignored with `location`.
   */
  routing?: Routing | undefined;
  /** For `routing="path"`: a prefix of every path, such as '/pensions'. Default: none. */
  basePath?: string | undefined;
  /**
   * For `routing="path"` on a server: the path of the request, such as '/pensions/signup'. Its page is then in the
   * server's HTML. The browser's first rendering needs the same value. Default: the server renders a loading screen.
   */
  serverPath?: string | undefined;
  /** The current path with its query, from the host's own router. Needs `navigate`. */
  location?: string | undefined;
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

/** The product, or one part of it, with a provider and a routing of its own. */
export function ScopedTracing(props: TracingSettings & { scope: TracingScope; logInUrl?: unknown }) {
  const {
    routing = 'memory',
    basePath,
    serverPath,
    location,
    hasTopBar,
    hasFooter,
    logo,
    hasPageTitles,
    hasSigningConfirmation,
    onReady,
    scope,
    logInUrl,
    ...rest
  } = props;
  if (location !== undefined && props.navigate === undefined) {
    throw new Error('`location` needs `navigate`: pass both from your router, or neither and choose a `routing`.');
  }
  const hasLocation = location !== undefined;
  const history = useMemo(() => createHistory(routing, basePath), [routing, basePath]);
  const { onWarning = warnOnConsole } = props;
  const [latest] = useState(() => createLatest(onWarning));
  useEffect(() => latest.set(onWarning));
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      const own = hasLocation ? {} : { routing, basePath, pathname: window.location.pathname };
      for (const problem of wrongValues({ ...own, logInUrl })) latest.get()(problem);
    }
  }, [hasLocation, routing, basePath, logInUrl, latest]);
  const path = useSyncExternalStore(history.subscribe, history.getPath, () => history.pathOf(serverPath ?? '/'));
  // In a transition, a step stays until the code of the next one has loaded.
  const shownPath = useDeferredValue(location ?? path);

  return (
    <PensionTraceProvider
      {...rest}
      location={shownPath}
      navigate={props.navigate ?? history.navigate}
      useHref={props.useHref ?? (location === undefined ? history.hrefOf : undefined)}
    >
      <PageReads scope={scope} />
      {/* React hydrates server markup in slices, once the screen's code has loaded. */}
      <Suspense>
        <TracingFrame
          scope={scope}
          hasAddress={location !== undefined || routing !== 'memory'}
          {...{ hasTopBar, hasFooter, logo, hasPageTitles, hasSigningConfirmation, onReady }}
        >
          <RoutedPage />
        </TracingFrame>
      </Suspense>
    </PensionTraceProvider>
  );
}
