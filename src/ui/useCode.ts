import { useCallback, useEffect, useState } from 'react';

/** Code that loads on demand. */
export interface CodeLoader<Code> {
  /** The code, once it has loaded. */
  getLoaded: () => Code | undefined;
  /** Loads the code, or returns it if it has loaded. A call after a failure tries again. */
  load: () => Promise<Code>;
}

/** The state of code that loads on demand. */
export type CodeState<Code> =
  | { status: 'pending' }
  /** Remains while `retry` tries again. */
  | { status: 'error'; error: unknown; isRetrying: boolean; retry: () => void }
  | { status: 'success'; code: Code };

export function createCodeLoader<Code>(load: () => Promise<Code>): CodeLoader<Code> {
  let loaded: Code | undefined;
  return {
    getLoaded: () => loaded,
    async load() {
      loaded ??= await load();
      return loaded;
    },
  };
}

/** Loads code while the component is mounted. React's `lazy` never retries after a failure. */
export function useCode<Code>(loader: CodeLoader<Code>): CodeState<Code> {
  const [loaded, setLoaded] = useState(() => wrap(loader.getLoaded()));
  const [failure, setFailure] = useState<{ error: unknown; round: number }>();
  const [round, setRound] = useState(0);
  const isLoaded = loaded !== undefined;

  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    loader.load().then(
      (code) => isCurrent && setLoaded(wrap(code)),
      (error: unknown) => isCurrent && setFailure({ error, round }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, round, isLoaded]);

  const retry = useCallback(() => setRound((before) => before + 1), []);
  if (loaded) return { status: 'success', code: loaded.code };
  if (failure) return { status: 'error', error: failure.error, isRetrying: failure.round !== round, retry };
  return { status: 'pending' };
}

/** Wrapped in an object, because React would call a component in a state as an updater. */
function wrap<Code>(code: Code | undefined): { code: Code } | undefined {
  return code === undefined ? undefined : { code };
}
