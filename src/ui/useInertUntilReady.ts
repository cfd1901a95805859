import { version } from 'react';
import { useIsHydrating } from '../loading/useIsHydrating';

/** `inert`, for spreading: React 18 passes an attribute that it does not know on only as text. */
export const inertAttribute: Record<string, unknown> = { inert: version.startsWith('18.') ? '' : true };

/**
 * Returns attributes for a button of server-rendered markup that needs React: inert until hydration, so that no press
 * seems to work. A form's own button needs none: {@link EarlyPress} repeats its press.
 */
export function useInertUntilReady(): Record<string, unknown> | undefined {
  return useIsHydrating() ? inertAttribute : undefined;
}
