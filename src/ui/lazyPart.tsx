import { createElement, lazy, type ComponentType } from 'react';
import { createCodeLoader, useCode, type CodeState } from './useCode';
import { useOnline } from './useOnline';

/** Props of a fallback, beside the part's own. */
export interface FallbackProps {
  /** The error of the failed import. */
  error: unknown;
  isRetrying: boolean;
  /** Loads the code again. */
  onRetry: () => void;
}

const doNothing = () => {};

/**
 * A part whose code loads when it first renders. Like React's `lazy` it needs a Suspense boundary. When the code fails
 * to load, it renders a fallback, so that the rest of the page remains, and loads again when the browser is back
 * online.
 *
 * @param load Imports the part.
 * @param Fallback Rendered when the code failed to load. Default: nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props & FallbackProps>,
): ComponentType<Props> {
  const loader = createCodeLoader(load);

  function Part(props: Props) {
    const code: CodeState<ComponentType<Props>> = useCode(loader);
    const hasFailed = code.status === 'error';
    useOnline(hasFailed ? code.retry : doNothing, hasFailed);
    if (code.status === 'success') return createElement(code.code, props);
    if (code.status === 'pending' || !Fallback) return null;
    const { error, isRetrying, retry } = code;
    return <Fallback {...props} error={error} isRetrying={isRetrying} onRetry={retry} />;
  }

  return lazy(async () => {
    // The part loads again and shows the error.
    await loader.load().catch(doNothing);
    return { default: Part };
  });
}
