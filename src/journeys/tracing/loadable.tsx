import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { BackendError } from '../../backend/BackendError';
import { loadCode } from '../../data/loadCode';
import { useReportedCode } from '../../data/useReportedCode';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { ProblemScreen } from '../../features/frame/ProblemScreen';
import { createCodeLoader, useCode } from '../../ui/useCode';

/**
 * A screen whose code loads when it first renders, or earlier with `prepare`. When the code fails to load, it renders a
 * screen with the reason. Not React's `lazy`: after a fallback, React delays the content by 0.3 seconds even if its
 * code has loaded.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loader = createCodeLoader(() => loadCode(load));

  function Loadable(props: Props) {
    const code = useCode(loader);
    useReportedCode(code.status === 'error' ? code.error : undefined);

    if (code.status === 'success') return createElement(code.code, props);
    if (code.status === 'pending') return <LoadingScreen />;
    const error = BackendError.from(code.error);
    // The key makes a screen reader announce a new reason.
    return (
      <ProblemScreen key={error.code} subject="page" error={error} isRetrying={code.isRetrying} onRetry={code.retry} />
    );
  }

  // Rendering the screen loads again and reports the failure.
  const prepare = () => loader.load().then(doNothing, doNothing);
  Loadable.prepare = () => void prepare();
  /** Suspends until the code has loaded: a server then sends the screen, and its markup remains until hydration. */
  Loadable.Gate = lazy(async () => {
    await prepare();
    return { default: ({ children }: { children: ReactNode }) => children };
  });
  return Loadable;
}

function doNothing() {}
