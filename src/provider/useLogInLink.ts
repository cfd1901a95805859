import { createContext, useContext } from 'react';
import { usePensionTrace } from './PensionTraceContext';
import type { LinkAttributes } from './useNavigation';

/** A function that returns the address of the host's own log-in for the current page. Undefined where `paths` has the log-in. */
export const OwnLogInContext = createContext<(() => string) | undefined>(undefined);

/** Attributes for a link to the log-in: the host's own, or the product's. */
export function useLogInLink(): LinkAttributes {
  const { navigate, paths, useHref } = usePensionTrace().navigation;
  const path = useContext(OwnLogInContext)?.() ?? paths.logIn;
  return { href: useHref(path), onNavigate: () => navigate(path) };
}
