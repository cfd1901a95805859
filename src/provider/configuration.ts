import { isTimeZone } from '../domain/device';
import type { TraceGroup, TraceStatus } from '../domain/traceGroup';
import type { Given } from '../domain/withDefaults';

/** A video played by the page itself, from files of the same origin or of one that `media-src` allows. */
export interface TourVideo {
  /** The same video in several formats: the browser plays the first that it supports. */
  files: readonly string[];
  /** The poster image before playback. */
  poster?: string | undefined;
  /** The captions, a WebVTT file in the page's language. On by default. */
  captions: string;
  /** A page with the transcript. Required for a video with speech. */
  transcript?: string | undefined;
  /** True if the video has no sound. */
  isSilent?: boolean | undefined;
}

/** External links. A link without a URL is not shown. */
export interface PensionTraceLinks {
  /** The 'Your Data' page, linked from the consent note at sign-up. */
  yourData?: string | undefined;
  /** Frequently asked questions. */
  faqs?: string | undefined;
  /** 'How we handle your data'. */
  dataHandling?: string | undefined;
  /** The Pension Guide PDF for customers who are not eligible. */
  pensionGuide?: string | undefined;
  /** The id of the portal's guide about a found pension, such as `a-pension-was-found` of the reference backend. */
  foundGuide?: string | undefined;
  /** The portal tour video: files, or the URL of a page with a player that allows framing. */
  tourVideo?: string | TourVideo | undefined;
  /** The URL to which administrators are redirected. */
  backOffice?: string | undefined;
  /** Organisations that help with the result of a trace. Each has a default; null removes it. */
  help?: Given<Record<HelpPlace, string | null>> | undefined;
}

/** The organisations that help with a trace's result or warn of scams. */
export type HelpPlace =
  | 'pensionTracingService'
  | 'employmentHistory'
  | 'pensionWise'
  | 'statePension'
  | 'companiesHouse'
  | 'moneyHelper'
  | 'fcaRegister'
  | 'scamSmart';

/** The firm's contact details for customers. */
export interface PensionTraceContact {
  email?: string | undefined;
  ukPhone?: string | undefined;
  internationalPhone?: string | undefined;
  /** The lines of the postal address. */
  postalAddress?: readonly string[] | undefined;
}

/** The firm's registrations, in the footer of every page. A line without a value is not shown. */
export interface PensionTraceFirm {
  /** The number in the register of companies. */
  companyNumber?: string | undefined;
  /** The address of the registered office, in one line. */
  registeredOffice?: string | undefined;
  /** The firm's status with the Financial Conduct Authority, as a sentence approved by its compliance officer. */
  fca?: string | undefined;
  /** What that status means for a customer who is not satisfied, approved in the same way. */
  fcaMeaning?: string | undefined;
  /** The registration number with the Information Commissioner's Office. */
  icoNumber?: string | undefined;
  /** The cost of tracing, as a sentence. Also at the top of the sign-up. */
  price?: string | undefined;
  /** Who pays the firm, as a sentence, where customers do not. Beside the price. */
  paidBy?: string | undefined;
}

/**
 * What the firm promises its customers, in sentences of its own. None has a default, and none is shown without a value:
 * the firm answers for each.
 */
export interface PensionTracePromises {
  /** Beside the question for a phone number, such as 'We never sell your number.' */
  phone?: string | undefined;
  /** Beside the question for the National Insurance number, such as 'We use it for tracing only.' */
  nationalInsurance?: string | undefined;
  /** The list 'What we never do', beside sensitive questions and the signature: one sentence each. */
  never?: readonly string[] | undefined;
  /** Beside the log-in, about the customer's password, such as 'We never ask you for it.' */
  password?: string | undefined;
  /** How long pension providers take to answer. Also the day by which an answer is expected. */
  answerTime?: PensionTraceAnswerTime | undefined;
}

/** How long pension providers take to answer. */
export interface PensionTraceAnswerTime {
  /** A sentence, such as 'Providers usually answer within two to six weeks.' */
  sentence: string;
  /** The days after which most have answered. */
  days: number;
}

/** The firm's configuration, set once on the provider. */
export interface PensionTraceConfig {
  /**
   * The firm's name. The letter of authority has the backend's `settings.company_name` instead, because the backend seals
   * it: a different one is reported to `onWarning`. A backend without `portal_agreements` uses this one.
   */
  companyName?: string | undefined;
  links?: PensionTraceLinks | undefined;
  contact?: PensionTraceContact | undefined;
  firm?: PensionTraceFirm | undefined;
  promises?: PensionTracePromises | undefined;
  /** IANA time zone for 'today' and opening hours. Default 'Europe/London'. */
  timeZone?: string | undefined;
  /**
   * Returns who acts next on a trace with one of your own statuses; undefined for the default, by name, then by colour.
   */
  traceGroup?: ((status: TraceStatus) => TraceGroup | undefined) | undefined;
  /** Milliseconds after which an unanswered call fails with `timeout`. Default 30000. */
  timeout?: number | undefined;
  /** A fixed count on the portal's tab of pensions. Default: the number of the customer's pensions. */
  pensionsBadge?: number | undefined;
  /**
   * True to keep unsent drafts on the server, so that they survive a reload or a change of device. Needs the procedures
   * `portal_drafts` and `portal_draft_keep`. Never keeps a password, National Insurance number, code or signature, and
   * never uses browser storage.
   */
  keepsDrafts?: boolean | undefined;
  /**
   * Minutes of inactivity (no key, press or scroll) after which `PensionTracing` logs the customer out. A dialog offers
   * more time two minutes before. Default: never.
   */
  idleMinutes?: number | undefined;
  /**
   * True for the button 'Download my data' in the profile: a file with everything that you hold about the customer, after
   * they enter their password again. Needs the procedure `portal_data_copy`, and `settings.offers_data_copy` in the
   * reference backend. Default false.
   */
  offersDataCopy?: boolean | undefined;
  /**
   * True to offer two-step sign-in in the profile. Your auth service must have it switched on: in Supabase, an
   * authenticator app under Multi-factor. A customer who has set it up can always switch it off. Default false.
   */
  twoStep?: boolean | undefined;
  /**
   * True to offer a new password and a new email address in the profile. Your auth service must confirm a changed address
   * by links in emails to both addresses, as Supabase does with 'Secure email change'. Default false.
   */
  logInChanges?: boolean | undefined;
  /**
   * The days on which no one is there, beside Saturdays and Sundays, such as bank holidays: '2026-12-25'. Tracey then
   * says when she is back. Default: none.
   */
  daysOff?: readonly string[] | undefined;
  /** Spreads the reloads after live changes, so that not every open portal asks the server at once. */
  reloadWindow?: PensionTraceReloadWindow | undefined;
}

/** The milliseconds within which an open page reloads after a live change, at a random moment; 0 for at once. */
export interface PensionTraceReloadWindow {
  /** After a change to the customer's own tasks, traces or pensions. Default 2000. */
  own?: number | undefined;
  /**
   * After a change to the guides, which all customers read. Default 30000: with 10,000 open pages, about 330 requests a
   * second.
   */
  guides?: number | undefined;
}

/** The configuration with its defaults. */
export interface ResolvedConfig {
  companyName: string | undefined;
  links: PensionTraceLinks;
  contact: PensionTraceContact;
  firm: PensionTraceFirm;
  promises: PensionTracePromises;
  timeZone: string;
  traceGroup: PensionTraceConfig['traceGroup'];
  timeout: number;
  pensionsBadge: number | undefined;
  keepsDrafts: boolean;
  idleMinutes: number | undefined;
  offersDataCopy: boolean;
  twoStep: boolean;
  logInChanges: boolean;
  daysOff: readonly string[];
  reloadWindow: { own: number; guides: number };
}

export function resolveConfig(config: PensionTraceConfig): ResolvedConfig {
  return {
    companyName: config.companyName,
    links: config.links ?? {},
    contact: config.contact ?? {},
    firm: config.firm ?? {},
    promises: config.promises ?? {},
    timeZone: config.timeZone !== undefined && isTimeZone(config.timeZone) ? config.timeZone : 'Europe/London',
    traceGroup: config.traceGroup,
    timeout: config.timeout ?? 30_000,
    pensionsBadge: config.pensionsBadge,
    keepsDrafts: config.keepsDrafts ?? false,
    idleMinutes: config.idleMinutes,
    offersDataCopy: config.offersDataCopy ?? false,
    twoStep: config.twoStep ?? false,
    logInChanges: config.logInChanges ?? false,
    daysOff: config.daysOff ?? [],
    reloadWindow: { own: config.reloadWindow?.own ?? 2000, guides: config.reloadWindow?.guides ?? 30_000 },
  };
}
