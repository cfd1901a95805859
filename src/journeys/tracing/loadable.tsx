import { createElement, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadingScreen } from '../../features/frame/LoadingScreen';

/**
 * A screen whose code loads when it is first shown, or ahead of that with `prepare`. Not React's `lazy`: after a
 * fallback React holds the content back for 0.3 seconds, even when its code is there.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;

  async function loadOnce(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }

  function Loadable(props: Props) {
    const [Screen, setScreen] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();

    useEffect(() => {
      if (Screen) return undefined;
      let isShown = true;
      loadOnce().then(
        (screen) => isShown && setScreen(() => screen),
        (error: unknown) => isShown && setFailure({ error }),
      );
      return () => {
        isShown = false;
      };
    }, [Screen]);

    // For the error boundary.
    if (failure) throw failure.error;
    return Screen ? createElement(Screen, props) : <LoadingScreen />;
  }

  // Showing the screen tries again and reports the failure.
  Loadable.prepare = () => void loadOnce().catch(() => {});
  /** Holds its children back until the code is there: a server then sends the screen, and its markup stays until then. */
  Loadable.Gate = lazy(async () => {
    await loadOnce();
    return { default: ({ children }: { children: ReactNode }) => children };
  });
  return Loadable;
}
