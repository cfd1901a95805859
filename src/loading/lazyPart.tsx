import { useCallback, useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { CodeContext } from './CodeContext';
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
  /** Rendered until the code has loaded, and on a server. Default: nothing. */
  Pending?: ComponentType<Props> | undefined;
  /** Rendered when the code failed to load, so that the rest of the page remains. Default: nothing. */
  Failed?: ComponentType<Props & FailureProps> | undefined;
  /** A hook that returns false while the code need not load yet. Default: at once. */
  useIsWanted?: ((props: Props) => boolean) | undefined;
}

/** A part of the page whose code loads on demand. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code before the part renders, which then shows it at once. A call after a failure tries again. */
  load: () => Promise<unknown>;
};

/**
 * A part whose code loads when it first renders. It never suspends, and never replaces what the customer is pressing.
 * React's `lazy` never loads again after a failure: this reports the failure and loads again when the browser is back
 * online, on `onRetry`, and when the part mounts again.
 *
 * @param load Imports the part.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Pending, Failed, useIsWanted = useAtOnce }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const loader = createLoader(load);

  function Part(props: Props) {
    const { code: Loaded, failure } = useCode(loader, useIsWanted(props));
    useOnline(failure ? failure.onRetry : doNothing, failure !== undefined);
    if (Loaded) return <Loaded {...props} />;
    if (failure) return Failed ? <Failed {...props} {...failure} /> : null;
    return Pending ? <Pending {...props} /> : null;
  }

  return Object.assign(Part, { load: loader.load });
}

interface Loader<Code> {
  /** The code, once it has loaded. */
  getLoaded: () => Code | undefined;
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

/** What an attempt to load has brought. */
interface Outcome<Code> {
  code?: Code | undefined;
  problem?: { error: unknown; attempt: number };
}

/** Loads code while the component is mounted and wants it, and reports each failure, which remains during a retry. */
function useCode<Code>(
  loader: Loader<Code>,
  isWanted: boolean,
): { code?: Code | undefined; failure?: FailureProps | undefined } {
  const { convert, onError } = useContext(CodeContext);
  const [{ code, problem }, setOutcome] = useState((): Outcome<Code> => ({ code: loader.getLoaded() }));
  const [attempt, setAttempt] = useState(0);
  const onRetry = useCallback(() => setAttempt((before) => before + 1), []);
  const mayLoad = isWanted && code === undefined;

  // The customer may be pressing what is shown meanwhile. That press may be why the code is wanted, so it began before.
  const isMissing = code === undefined;
  const presses = useRef<ReturnType<typeof watchPress>>(undefined);
  useEffect(() => {
    if (!isMissing) return undefined;
    const watch = watchPress();
    presses.current = watch;
    return watch.stop;
  }, [isMissing]);

  useEffect(() => {
    if (!mayLoad) return undefined;
    let isGone = false;
    const whenReleased = (next: () => void) => presses.current?.whenReleased(() => !isGone && next());
    loader.load().then(
      (loaded) => whenReleased(() => setOutcome({ code: loaded })),
      async (cause: unknown) => {
        const error = await convert(cause);
        whenReleased(() => {
          setOutcome({ problem: { error, attempt } });
          onError(error);
        });
      },
    );
    return () => {
      isGone = true;
    };
  }, [loader, attempt, mayLoad, convert, onError]);

  return { code, failure: problem && { error: problem.error, isRetrying: problem.attempt !== attempt, onRetry } };
}

function doNothing() {}

function useAtOnce() {
  return true;
}
