/** Where a customer stands (specification section 4). The server decides which tags they hold, and in what order. */
export const Tag = {
  personal: 1,
  address: 2,
  why: 3,
  processing: 4,
  step6: 5,
  createTrace: 6,
  traces: 7,
  knownPensions: 8,
  addPension: 9,
  pensions: 10,
  authorisation: 11,
  portalFirstTime: 12,
  portal: 13,
  cancelledApplication: 14,
  actionAuthorisation: 15,
} as const;
export type Tag = (typeof Tag)[keyof typeof Tag];

/** A screen's path and, during onboarding, its step of {@link progressSteps}. */
export interface TagScreen {
  path: string;
  step: number | undefined;
}

/** How many steps the progress bar has. */
export const progressSteps = 12;

/** The screen that each tag opens (specification section 2.1). */
export const screens: Readonly<Record<Tag, TagScreen>> = {
  [Tag.personal]: { path: '/personal', step: 1 },
  [Tag.address]: { path: '/address', step: 2 },
  [Tag.why]: { path: '/why', step: 3 },
  [Tag.processing]: { path: '/processing', step: 4 },
  [Tag.step6]: { path: '/step6', step: 5 },
  [Tag.createTrace]: { path: '/create-trace', step: 6 },
  [Tag.traces]: { path: '/traces', step: 7 },
  [Tag.knownPensions]: { path: '/known-pensions', step: 8 },
  [Tag.addPension]: { path: '/add-pension', step: 9 },
  [Tag.pensions]: { path: '/pensions', step: 10 },
  [Tag.authorisation]: { path: '/authorisation', step: 11 },
  [Tag.portalFirstTime]: { path: '/portal', step: undefined },
  [Tag.portal]: { path: '/portal', step: undefined },
  [Tag.cancelledApplication]: { path: '/cancelled-application', step: undefined },
  [Tag.actionAuthorisation]: { path: '/action/authorisation', step: undefined },
};

/** Where a customer goes whose tags name no screen. */
const noScreen: TagScreen = { path: '/', step: undefined };

/** Declared in ascending order, so that the first one held is the lowest. */
const allTags = Object.values(Tag);

/** The screen of the lowest tag held that names one; path '/' when none does (specification section 2.1). */
export function screenForTags(tags: readonly number[]): TagScreen {
  const lowest = allTags.find((tag) => tags.includes(tag));
  return lowest === undefined ? noScreen : screens[lowest];
}

/**
 * Whether a signed-in customer who holds `tags` may stay on `path`, a pathname without its query. Where not, they go
 * to the path of {@link screenForTags}. The pages for signed-out visitors are closed to them, /marketing is open to
 * everybody, and /reset-password depends on the recovery mode, of which tags know nothing: it is closed here.
 */
export function canOpen(path: string, tags: readonly number[]): boolean {
  const place = withoutTrailingSlash(path);
  if (place === '/marketing') return true;
  // Stays open to those whose tags name no screen: sent on from there, they would go round in circles.
  if (place === '/') return screenForTags(tags).path === '/';
  const wanted = place.startsWith('/portal/') ? '/portal' : place;
  return allTags.some((tag) => screens[tag].path === wanted && tags.includes(tag));
}

/** The step that the progress bar shows on `path`; undefined where it is hidden. */
export function progressStepFor(path: string): number | undefined {
  const place = withoutTrailingSlash(path);
  return Object.values(screens).find((screen) => screen.path === place)?.step;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
