import { gateOf, pageNames, placeOf, type Page, type Paths } from '../../provider/pages';

/** The part of the product to show: all of it, or one part for a host with its own log-in. */
export type TracingScope = 'all' | 'onboarding' | 'portal';

/** Pages of both parts: a customer cancels the application, or signs again, while the portal is open. */
const shared: readonly Page[] = ['cancelledApplication', 'actionAuthorisation'];

/** Whether a page is in a part of the product. Neither part alone has pages to sign up or to log in. */
export function includesPage(scope: TracingScope, page: Page): boolean {
  const gate = gateOf(page);
  if (scope === 'all' || gate === 'anyone' || gate === 'no-step') return true;
  if (typeof gate === 'string') return false;
  return shared.includes(page) || (placeOf(page) !== undefined) === (scope === 'portal');
}

/** Returns the paths of the pages that the other part has: its URL. */
export function pathsOutside(scope: TracingScope, otherPartUrl: string) {
  const outside = pageNames.filter((page) => !includesPage(scope, page) && Array.isArray(gateOf(page)));
  return Object.fromEntries(outside.map((page) => [page, otherPartUrl])) as Partial<Paths>;
}
