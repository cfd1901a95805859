import { useCallback, useMemo } from 'react';
import { isUrl, settingDefaults } from '../../provider/hostSettings';
import { OwnLogInContext } from '../../provider/useLogInLink';
import { addressOfPage } from './addressOfPage';
import { ScopedTracing, type RoutingProps, type TracingSettings } from './PensionTracing';
import type { PensionTraceFrameOptions } from './TracingFrame';
import { pathsOutside, type TracingScope } from './TracingScope';

/** Props of a part with a provider of its own, for a host with its own log-in. */
export type OwnLogInProps = OwnLogInSettings & RoutingProps;

interface OwnLogInSettings extends TracingSettings {
  /**
   * The page of your own log-in: a path of your site from its root, such as '/log-in', or a full URL. Opens as it stands,
   * without `basePath`: with your router's `navigate` if you pass `location` and it is a path, otherwise in the browser.
   *
   * A function gets `returnTo`, the address of the current page on your site, such as '/pensions/portal/trace/4': put it
   * into the query, and open it after the log-in.
   */
  logInUrl: string | ((page: { returnTo: string }) => string);
}

/** Props of a part below a PensionTraceProvider that has the `location` of your router. Its `paths` lead to every page. */
export interface BelowProviderProps extends PensionTraceFrameOptions {
  adapter?: undefined;
  /** Only with `adapter`, as the addresses of the pages. */
  logInUrl?: undefined;
  portalUrl?: undefined;
  onboardingUrl?: undefined;
}

interface StandalonePartProps extends OwnLogInSettings {
  scope: TracingScope;
  otherPartUrl: string;
}

/** The onboarding or the portal with a provider of its own: its pages, and addresses for all others. */
export function StandalonePart({ otherPartUrl, logInUrl, ...props }: StandalonePartProps) {
  const { scope, paths, routing } = props;
  const hasRouter = props.location !== undefined;
  const allPaths = useMemo(
    () => ({ ...paths, ...pathsOutside(scope, outsideAddress(otherPartUrl, hasRouter)) }),
    [scope, paths, hasRouter, otherPartUrl],
  );
  // Called by the link: the current page may change without rendering the host.
  const logInAddress = useCallback(() => {
    if (typeof logInUrl === 'string') {
      return outsideAddress(isUrl(logInUrl) ? logInUrl : settingDefaults.logInUrl, hasRouter);
    }
    const returnTo = addressOfPage(hasRouter || routing === 'path');
    return outsideAddress(logInUrl({ returnTo }), hasRouter);
  }, [logInUrl, hasRouter, routing]);
  return (
    <OwnLogInContext.Provider value={logInAddress}>
      <ScopedTracing {...props} paths={allPaths} logInUrl={logInUrl} />
    </OwnLogInContext.Provider>
  );
}

/** A full URL bypasses the part's own routing. A host's router opens its own paths. */
function outsideAddress(url: string, hasRouter: boolean): string {
  return hasRouter || typeof window === 'undefined' ? url : new URL(url, window.location.origin).href;
}

/** For hosts without TypeScript. */
export function requireUrls(part: string, urls: Record<string, unknown>) {
  const missing = Object.keys(urls).filter((name) => urls[name] === undefined);
  if (missing.length === 0) return;
  throw new Error(`<${part}> needs ${missing.join(' and ')}: paths of your site or full URLs to which its links lead.`);
}
