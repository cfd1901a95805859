import type { Step } from '../domain/tags';

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

/** The provider's navigation options. */
export interface Navigation {
  navigate: Navigate;
  paths: Paths;
  /** Turns a path into the address that a link shows, for instance with a base path or a `#`. May be a hook. */
  useHref: (path: string) => string;
}

/** The path of a page with its `id` filled in. */
export function pathOf(paths: Paths, page: Page, id = ''): string {
  return paths[page].replace(':id', encodeURIComponent(id));
}
