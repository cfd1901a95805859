import { inertAttribute } from './inertAttribute';
import { useIsHydrating } from './useIsHydrating';

/**
 * Returns attributes for a button of server-rendered markup that needs React: inert until hydration, so that no press
 * seems to work. A form's own button needs none: {@link EarlyPress} repeats its press.
 */
export function useInertUntilReady(): Record<string, unknown> | undefined {
  return useIsHydrating() ? inertAttribute : undefined;
}
