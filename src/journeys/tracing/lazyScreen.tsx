import { createElement, lazy, useState, type ComponentType } from 'react';
import { BackendError } from '../../backend/BackendError';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { ProblemScreen } from '../../features/frame/ProblemScreen';
import { lazyPart, type FailureProps } from '../../loading/lazyPart';
import { useIsHydrating } from '../../loading/useIsHydrating';
import { usePage } from '../../screens/PageContext';

/**
 * A screen whose code loads when it first renders, for the routes of a host. Like React's `lazy`, except that:
 *
 * - it shows `LoadingScreen` until then, and needs no Suspense. A server waits for the code and sends the screen, whose
 *   markup remains until the code has loaded in the browser;
 * - when the code fails to load, it calls `onError` of the provider, shows `ProblemScreen`, and loads again when the
 *   browser is back online or the customer presses 'Try again'. An error of React's `lazy` is final.
 *
 * Call it once, outside of components, with a module that imports its screen statically: `import()` of this package
 * itself would load all of its screens.
 *
 * @example
 * ```tsx
 * const AddressPage = lazyScreen(async () => (await import('./AddressPage')).AddressPage);
 * ```
 * @param load Imports the screen and returns it.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Shown = lazyPart<Props>(load, { Pending: LoadingScreen, Failed: FailedScreen });
  // What is on the page remains until the code has loaded: a server's markup, or the step before. After a fallback of
  // Suspense, React delays the content by 0.3 seconds even if its code has loaded, so that nothing else suspends.
  const Awaited = lazy(async () => {
    // The screen loads again and reports the error.
    await Shown.load().catch(() => undefined);
    return { default: Shown };
  });

  return function LazyScreen(props: Props) {
    const isHydrating = useIsHydrating();
    const isHeld = usePage()?.isHeld === true;
    const [isAwaited] = useState(isHydrating || isHeld);
    return createElement<Props>(isAwaited ? Awaited : Shown, props);
  };
}

function FailedScreen({ error, isRetrying, onRetry }: FailureProps) {
  const problem = BackendError.from(error);
  // The key makes a screen reader announce a new reason.
  return <ProblemScreen key={problem.code} subject="page" error={problem} isRetrying={isRetrying} onRetry={onRetry} />;
}
