import { useMemo } from 'react';
import { ScopedTracing, type PensionTracingProps } from './PensionTracing';
import type { PensionTraceFrameProps } from './TracingFrame';
import { pathsOutside, type TracingScope } from './TracingScope';

/** Props of a half with a provider of its own, for a host with its own log-in. */
export interface OwnLogInProps extends PensionTracingProps {
  /**
   * The page of your own log-in: a path of your site from its root, such as '/log-in', or a full URL. Opens as it stands,
   * without `basePath`: with your router's `navigate` if you pass `location` and it is a path, otherwise in the browser.
   */
  logInUrl: string;
}

/** Props of a half below a PensionTraceProvider that has the `location` of your router. Its `paths` lead to every page. */
export interface BelowProviderProps extends PensionTraceFrameProps {
  adapter?: undefined;
  /** Only with `adapter`, as the addresses of the pages. */
  logInUrl?: undefined;
  portalUrl?: undefined;
  onboardingUrl?: undefined;
}

interface HalfProps extends OwnLogInProps {
  scope: TracingScope;
  otherHalfUrl: string;
}

/** A half with a provider of its own: its pages, and addresses for all others. */
export function Half({ otherHalfUrl, logInUrl, ...props }: HalfProps) {
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
export function requireUrls(half: string, urls: Record<string, string | undefined>) {
  const missing = Object.keys(urls).filter((name) => urls[name] === undefined);
  if (missing.length === 0) return;
  throw new Error(`<${half}> needs ${missing.join(' and ')}: paths of your site or full URLs to which its links lead.`);
}
