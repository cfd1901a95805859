import { correctionTags, Tag } from '../domain/tags';

/** Who may open a page. */
type Gate =
  | 'anyone'
  | 'logged-out'
  /** A customer who arrived by the link of an email. */
  | 'link'
  /** A logged-in customer whose tags open no page. */
  | 'no-step'
  /** A logged-in customer with one of these tags. */
  | readonly Tag[];

/** Everything about a page except its screen. */
interface PageEntry {
  /** `:id` is the id of a trace, a pension or a guide. */
  path: string;
  /** The title in the browser's tab, in English. */
  title: string;
  gate: Gate;
  /** The number in the progress bar, which is hidden on pages without one. */
  progress?: number;
  /** The section of the portal that includes the page. Only portal pages have one. */
  place?: 'portal' | 'profile' | 'documents' | 'support';
  /** The earlier page to which a link above the heading leads, while the customer's tags still open it. */
  back?: string;
}

const inPortal = [Tag.portalFirstTime, Tag.portal];

/** Every page of the product. A tag opens the first page that lists it. */
export const pages = {
  home: { path: '/', title: 'Nothing to do at the moment', gate: 'no-step' },
  signUp: { path: '/signup', title: 'Start your trace', gate: 'logged-out' },
  logIn: { path: '/login', title: 'Log in', gate: 'logged-out' },
  forgotPassword: { path: '/forgot-password', title: 'Forgot password', gate: 'logged-out' },
  resetPassword: { path: '/reset-password', title: 'Reset password', gate: 'link' },
  confirmEmail: { path: '/confirm-email', title: 'Confirm your email address', gate: 'link' },
  marketing: { path: '/marketing', title: 'Marketing preferences', gate: 'anyone' },
  stopNews: { path: '/stop-news', title: 'Stop emails about news', gate: 'anyone' },
  personal: { path: '/personal', title: 'Your personal details', gate: [Tag.personal], progress: 1 },
  address: { path: '/address', title: 'Your address', gate: [Tag.address], progress: 2, back: 'personal' },
  reason: { path: '/why', title: 'Why are you here today', gate: [Tag.reason], progress: 3, back: 'address' },
  processing: { path: '/processing', title: 'Processing your application', gate: [Tag.processing], progress: 4 },
  notEligible: { path: '/step6', title: 'Not eligible for pension tracing', gate: [Tag.step6], progress: 5 },
  createTrace: { path: '/create-trace', title: 'Trace a pension', gate: [Tag.createTrace], progress: 6 },
  traces: { path: '/traces', title: 'Your traces', gate: [Tag.traces], progress: 7 },
  knownPensions: { path: '/known-pensions', title: 'Your known pensions', gate: [Tag.knownPensions], progress: 8 },
  addPension: { path: '/add-pension', title: 'Add a pension', gate: [Tag.addPension], progress: 9 },
  pensions: { path: '/pensions', title: 'Your pensions', gate: [Tag.pensions], progress: 10 },
  authorisation: { path: '/authorisation', title: 'Your authorisation', gate: [Tag.authorisation], progress: 11 },
  actionAuthorisation: { path: '/action/authorisation', title: 'Your authorisation', gate: [Tag.actionAuthorisation] },
  cancelledApplication: {
    path: '/cancelled-application',
    title: 'Application cancelled',
    gate: [Tag.cancelledApplication],
  },
  portal: { path: '/portal', title: 'Your portal', gate: inPortal, place: 'portal' },
  profile: { path: '/portal/profile', title: 'Your profile', gate: inPortal, place: 'profile' },
  notifications: {
    path: '/portal/profile/notifications',
    title: 'Your notifications',
    gate: inPortal,
    place: 'profile',
  },
  documents: { path: '/portal/documents', title: 'Your documents', gate: inPortal, place: 'documents' },
  trace: { path: '/portal/trace/:id', title: 'Your trace', gate: inPortal, place: 'portal' },
  pension: { path: '/portal/pension/:id', title: 'Your pension', gate: inPortal, place: 'portal' },
  support: { path: '/portal/support', title: 'Support', gate: inPortal, place: 'support' },
  guide: { path: '/portal/support/guide/:id', title: 'Guide', gate: inPortal, place: 'support' },
} as const satisfies Readonly<Record<string, PageEntry>>;

/** The name of a page. */
export type Page = keyof typeof pages;

/** The path of each page. `:id` is the id of a trace, a pension or a guide. */
export type Paths = Readonly<Record<Page, string>>;

const entries: Readonly<Record<Page, PageEntry>> = pages;
export const pageNames = Object.keys(pages) as Page[];

/** The default path of each page. */
export const defaultPaths: Paths = eachPage(({ path }) => path);
/** The title of each page in the browser's tab. */
export const pageTitles: Record<Page, string> = eachPage(({ title }) => title);

/** The number of steps of the progress bar. */
export const progressSteps = 12;

/** Returns the number of a page in the progress bar, 1 to 11; undefined for a page without the bar. */
export function progressOf(page: Page): number | undefined {
  return entries[page].progress;
}

/** Returns the portal section of a page; undefined for a page outside the portal. */
export function placeOf(page: Page): PageEntry['place'] {
  return entries[page].place;
}

/** Returns the earlier page to which a page links back; undefined for a page without such a link. */
export function backOf(page: Page): Page | undefined {
  const { back } = entries[page];
  return pageNames.find((name) => name === back);
}

/** Whether the customer has given answers before the page, which can still be changed. */
export function hasAnswers(page: Page): boolean {
  const { gate } = entries[page];
  return typeof gate !== 'string' && page !== 'personal' && gate.some((tag) => correctionTags.includes(tag));
}

/** Who may open a page. */
export function gateOf(page: Page): Gate {
  return entries[page].gate;
}

/** Whether a logged-in customer with `tags` may open `page`. If not, send the customer to {@link stepForTags}. */
export function canOpen(page: Page, tags: readonly number[]): boolean {
  const { gate } = entries[page];
  if (gate === 'no-step') return stepForTags(tags) === undefined;
  return typeof gate === 'string' ? gate === 'anyone' : gate.some((tag) => tags.includes(tag));
}

/** Returns the page of the lowest tag; undefined when no tag opens a page. */
export function stepForTags(tags: readonly number[]): Page | undefined {
  const lowest = Object.values(Tag).find((tag) => tags.includes(tag));
  return pageNames.find((page) => {
    const { gate } = entries[page];
    return lowest !== undefined && typeof gate !== 'string' && gate.includes(lowest);
  });
}

function eachPage<Value>(valueOf: (entry: PageEntry) => Value): Record<Page, Value> {
  return Object.fromEntries(pageNames.map((page) => [page, valueOf(entries[page])])) as Record<Page, Value>;
}
