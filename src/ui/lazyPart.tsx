import { createElement, lazy, type ComponentType } from 'react';
import { createCodeLoader, useCode, type CodeState } from './useCode';
import { useOnline } from './useOnline';

/** What a stand-in is given beside the props of the part. */
export interface StandInProps {
  /** Why the code failed to load. */
  error: unknown;
  isRetrying: boolean;
  /** Loads the code again. */
  onRetry: () => void;
}

const doNothing = () => {};

/**
 * A part of a page whose code loads when it is first shown. Like React's `lazy` it needs a Suspense boundary. When the
 * code fails to load, a stand-in shows, so that the page stays; the part loads again when the browser is back online.
 *
 * @param load Imports the part.
 * @param StandIn Shown when the code failed to load. Default: nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType<Props & StandInProps>,
): ComponentType<Props> {
  const loader = createCodeLoader(load);

  function Part(props: Props) {
    const code: CodeState<ComponentType<Props>> = useCode(loader);
    const hasFailed = code.status === 'error';
    useOnline(hasFailed ? code.retry : doNothing, hasFailed);
    if (code.status === 'success') return createElement(code.code, props);
    if (code.status === 'pending' || !StandIn) return null;
    const { error, isRetrying, retry } = code;
    return <StandIn {...props} error={error} isRetrying={isRetrying} onRetry={retry} />;
  }

  return lazy(async () => {
    // The part tries again and shows the failure.
    await loader.load().catch(doNothing);
    return { default: Part };
  });
}
