import { useMemo } from 'react';
import type { Step } from '../domain/tags';
import { usePensionTrace } from './PensionTraceContext';

/**
 * A path for each page: the pages of the onboarding by their step, and the pages that need no tag of their own.
 * `:id` stands for the id of a trace, a pension or a guide.
 */
export interface Paths extends Readonly<Record<Step, string>> {
  readonly home: string;
  readonly signUp: string;
  readonly logIn: string;
  readonly forgotPassword: string;
  readonly resetPassword: string;
  readonly marketing: string;
  readonly profile: string;
  readonly documents: string;
  readonly trace: string;
  readonly pension: string;
  readonly support: string;
  readonly guide: string;
}

/** The name of a page. */
export type Page = keyof Paths;

/** The paths of specification section 2.1. */
export const defaultPaths: Paths = {
  home: '/',
  signUp: '/signup',
  logIn: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  marketing: '/marketing',
  personal: '/personal',
  address: '/address',
  why: '/why',
  processing: '/processing',
  notEligible: '/step6',
  createTrace: '/create-trace',
  traces: '/traces',
  knownPensions: '/known-pensions',
  addPension: '/add-pension',
  pensions: '/pensions',
  authorisation: '/authorisation',
  actionAuthorisation: '/action/authorisation',
  cancelledApplication: '/cancelled-application',
  portal: '/portal',
  profile: '/portal/profile',
  documents: '/portal/documents',
  trace: '/portal/trace/:id',
  pension: '/portal/pension/:id',
  support: '/portal/support',
  guide: '/portal/support/guide/:id',
};

/** Goes to `path`. `replace` keeps the present page out of the history. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

/** What the provider needs to lead from page to page. */
export interface Navigation {
  navigate: Navigate;
  paths: Paths;
  /** Turns a path into the address that a link shows, for instance with a base path or a `#`. May be a hook. */
  useHref: (path: string) => string;
}

/** Attributes for a link to one page. */
export interface LinkAttributes {
  href: string;
  onNavigate: () => void;
}

export interface UseNavigationResult {
  /** Goes to a page. `id` fills `:id`. */
  goTo: (page: Page, id?: string) => void;
  /** Attributes for a link to a page. `id` fills `:id`. */
  linkTo: (page: Page, id?: string) => LinkAttributes;
}

/** The path of a page with its `id` filled in. */
export function pathOf(paths: Paths, page: Page, id = ''): string {
  return paths[page].replace(':id', encodeURIComponent(id));
}

/** Leads to the pages of the product by name, through the provider's `navigate`, `paths` and `useHref`. */
export function useNavigation(): UseNavigationResult {
  const { navigate, paths, useHref } = usePensionTrace().navigation;
  // A router's useHref gives the base path for any path; the rest of an address follows it.
  const root = useHref('/');
  return useMemo(() => {
    const prefix = root.replace(/\/$/, '');
    return {
      goTo: (page, id) => navigate(pathOf(paths, page, id)),
      linkTo(page, id) {
        const path = pathOf(paths, page, id);
        return { href: prefix + path, onNavigate: () => navigate(path) };
      },
    };
  }, [navigate, paths, root]);
}
