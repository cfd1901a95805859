import { hmrcCutOff } from '../domain/authorisation';

/** Addresses outside the product. A link that is not given is not shown. */
export interface PensionTraceLinks {
  /** The 'Your Data' page that the consent note at sign-up leads to. */
  yourData?: string | undefined;
  /** Frequently asked questions. */
  faqs?: string | undefined;
  /** 'How we handle your data'. */
  dataHandling?: string | undefined;
  /** The Pension Guide PDF offered to those who are not eligible. */
  pensionGuide?: string | undefined;
  /** The portal tour video, as an address that may be framed. */
  tourVideo?: string | undefined;
  /** Where administrators are sent. */
  backOffice?: string | undefined;
  /** Places that help when a trace found nothing. Each has a default of its own; null takes one away. */
  help?: Partial<Record<HelpPlace, string | null>> | undefined;
}

/** Who helps when a trace found nothing, and who warns of scams. */
export type HelpPlace =
  'pensionTracingService' | 'statePension' | 'companiesHouse' | 'moneyHelper' | 'fcaRegister' | 'scamSmart';

/** How customers reach the firm. */
export interface PensionTraceContact {
  email?: string | undefined;
  ukPhone?: string | undefined;
  internationalPhone?: string | undefined;
  /** The postal address, a line each. */
  postalAddress?: readonly string[] | undefined;
}

/** What a firm sets once, on the provider. */
export interface PensionTraceConfig {
  /** The firm's name as it stands in the authorisation. AuthorisationPad refuses to render without it. */
  companyName?: string | undefined;
  links?: PensionTraceLinks | undefined;
  contact?: PensionTraceContact | undefined;
  /** IANA time zone in which 'today' and opening hours are told. Default 'Europe/London'. */
  timeZone?: string | undefined;
  /** YYYY-MM-DD: customers born after it do not see the HMRC agreement. Default 1962-04-05 (specification section 9). */
  hmrcCutOff?: string | undefined;
  /** Milliseconds after which an unanswered call is given up. Default 30000. */
  timeout?: number | undefined;
}

/** The configuration with every default filled in. */
export interface ResolvedConfig {
  companyName: string | undefined;
  links: PensionTraceLinks;
  contact: PensionTraceContact;
  timeZone: string;
  hmrcCutOff: string;
  timeout: number;
}

export function resolveConfig(config: PensionTraceConfig): ResolvedConfig {
  return {
    companyName: config.companyName,
    links: config.links ?? {},
    contact: config.contact ?? {},
    timeZone: config.timeZone ?? 'Europe/London',
    hmrcCutOff: config.hmrcCutOff ?? hmrcCutOff,
    timeout: config.timeout ?? 30_000,
  };
}
