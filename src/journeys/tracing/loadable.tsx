import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { BackendError } from '../../backend/BackendError';
import { loadCode } from '../../data/loadCode';
import { useReportedCode } from '../../data/useReportedCode';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { ProblemScreen } from '../../features/frame/ProblemScreen';
import { createCodeLoader, useCode } from '../../ui/useCode';

/**
 * A screen whose code loads when it is first shown, or ahead of that with `prepare`. When the code fails to load, a screen
 * says why. Not React's `lazy`: after a fallback React holds the content back for 0.3 seconds, even when its code is there.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loader = createCodeLoader(() => loadCode(load));

  function Loadable(props: Props) {
    const code = useCode(loader);
    useReportedCode(code.status === 'error' ? code.error : undefined);

    if (code.status === 'success') return createElement(code.code, props);
    if (code.status === 'pending') return <LoadingScreen />;
    const error = BackendError.from(code.error);
    // The key lets a screen reader announce another reason.
    return (
      <ProblemScreen key={error.code} subject="page" error={error} isRetrying={code.isRetrying} onRetry={code.retry} />
    );
  }

  // Showing the screen tries again and reports the failure.
  const prepare = () => loader.load().then(doNothing, doNothing);
  Loadable.prepare = () => void prepare();
  /** Holds its children back until the code is there: a server then sends the screen, and its markup stays until then. */
  Loadable.Gate = lazy(async () => {
    await prepare();
    return { default: ({ children }: { children: ReactNode }) => children };
  });
  return Loadable;
}

function doNothing() {}
