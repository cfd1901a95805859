import { createElement, lazy, useCallback, useContext, useEffect, useState, type ComponentType } from 'react';
import { CodeContext } from './CodeContext';
import { HoldContext } from './HoldContext';
import { useIsHydrating } from './useIsHydrating';
import { useOnline } from './useOnline';
import { watchPress } from './watchPress';

/** Props of the component that replaces a part whose code failed to load, beside the part's own. */
export interface FailureProps {
  /** The error of the failed import. */
  error: unknown;
  isRetrying: boolean;
  /** Loads the code again. */
  onRetry: () => void;
}

interface LazyPartOptions<Props> {
  /**
   * Rendered while the code loads. Default: the part suspends, as React's `lazy` does. With it, the part suspends only on
   * a server, while it hydrates, so that a server sends the part, and where HoldContext is true. After a fallback of
   * Suspense, React delays the content by 0.3 seconds even if its code has loaded.
   */
  Pending?: ComponentType<Props> | undefined;
  /** True to render `Pending`, or nothing, on a server and until the code has loaded, without suspending. */
  isClientOnly?: boolean | undefined;
  /** A hook that returns false while the code need not load yet. For a part that is `isClientOnly`. Default: at once. */
  useIsWanted?: ((props: Props) => boolean) | undefined;
  /** Rendered when the code failed to load, so that the rest of the page remains. Default: nothing. */
  Failed?: ComponentType<Props & FailureProps> | undefined;
}

/** The state of code that loads on demand. */
type CodeState<Code> =
  | { status: 'pending' }
  /** Remains while `retry` tries again. */
  | { status: 'error'; error: unknown; isRetrying: boolean; retry: () => void }
  | { status: 'success'; code: Code };

/**
 * A part whose code loads when it first renders. React's `lazy` never loads again after a failure: this reports the
 * failure and loads again when the browser is back online, on `onRetry`, and when the part mounts again.
 *
 * @param load Imports the part.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Pending, isClientOnly = false, Failed, useIsWanted = useAtOnce }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const loader = createLoader(load);

  function Part(props: Props) {
    const code: CodeState<ComponentType<Props>> = useCode(loader, useIsWanted(props));
    const hasFailed = code.status === 'error';
    useOnline(hasFailed ? code.retry : doNothing, hasFailed);
    if (code.status === 'success') return createElement(code.code, props);
    if (code.status === 'pending') return Pending ? <Pending {...props} /> : null;
    if (!Failed) return null;
    return <Failed {...props} error={code.error} isRetrying={code.isRetrying} onRetry={code.retry} />;
  }

  const SuspendingPart = lazy(async () => {
    // The part loads again and reports the error.
    await loader.load().catch(doNothing);
    return { default: Part };
  });

  return function LazyPart(props: Props) {
    const isHydrating = useIsHydrating();
    const isHeld = useContext(HoldContext);
    const [suspends] = useState(!isClientOnly && (Pending === undefined || isHydrating || isHeld));
    return createElement<Props>(suspends ? SuspendingPart : Part, props);
  };
}

interface Loader<Code> {
  /** The code, once it has loaded. */
  getLoaded: () => Code | undefined;
  /** Loads the code, or returns it if it has loaded. A call after a failure tries again. */
  load: () => Promise<Code>;
}

function createLoader<Code>(load: () => Promise<Code>): Loader<Code> {
  let loaded: Code | undefined;
  return {
    getLoaded: () => loaded,
    async load() {
      if (loaded !== undefined) return loaded;
      const code = await load();
      // Two components may load it at once.
      loaded ??= code;
      return loaded;
    },
  };
}

/** Loads code while the component is mounted and wants it, and reports each failure. */
function useCode<Code>(loader: Loader<Code>, isWanted: boolean): CodeState<Code> {
  const { convert, onError } = useContext(CodeContext);
  const [loaded, setLoaded] = useState(() => wrap(loader.getLoaded()));
  const [failure, setFailure] = useState<{ error: unknown; round: number }>();
  const [round, setRound] = useState(0);
  const isLoaded = loaded !== undefined;

  useEffect(() => {
    if (isLoaded || !isWanted) return undefined;
    // The customer may be pressing the placeholder.
    const { whenReleased, stop } = watchPress();
    loader.load().then(
      (code) => whenReleased(() => setLoaded(wrap(code))),
      async (cause: unknown) => {
        const error = await convert(cause);
        whenReleased(() => {
          setFailure({ error, round });
          onError(error);
        });
      },
    );
    return stop;
  }, [loader, round, isLoaded, isWanted, convert, onError]);

  const retry = useCallback(() => setRound((before) => before + 1), []);
  if (loaded) return { status: 'success', code: loaded.code };
  if (failure) return { status: 'error', error: failure.error, isRetrying: failure.round !== round, retry };
  return { status: 'pending' };
}

/** Wrapped in an object, because React would call a component in a state as an updater. */
function wrap<Code>(code: Code | undefined): { code: Code } | undefined {
  return code === undefined ? undefined : { code };
}

function doNothing() {}

function useAtOnce() {
  return true;
}
