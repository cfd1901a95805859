import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BackendError } from '../backend/BackendError';
import type { LetterRequest } from '../backend/contracts/signedRecord';
import type { PensionTraceAdapter } from '../backend/PensionTraceAdapter';
import type { Clock } from '../domain/clock';
import type { Rules, RulesPreset } from '../domain/rules';
import type { Given } from '../domain/withDefaults';
import type { MessageOverrides } from '../texts/messages';
import type { PensionTraceConfig } from './configuration';
import type { PensionTraceEvent } from './events';
import type { Navigate } from './navigation';
import type { Paths } from './pages';

/** The `location` of a host's router needs its `navigate`. */
export type LocationProps = { location?: undefined } | { navigate: Navigate };

/**
 * Props of PensionTraceProvider. Write them inline if you like: settings that are equal by value are the same
 * settings, and functions, also those inside `config` and `messages`, are read when they are called. Only `adapter` and
 * `queryClient` are compared by identity.
 */
export type PensionTraceProviderProps = ProviderSettings & LocationProps;

/** Every prop of PensionTraceProvider. */
export interface ProviderSettings {
  /**
   * The backend adapter: `createSupabaseAdapter({ url, key })`, `createMemoryAdapter()` or your own. Create it once,
   * outside of components.
   */
  adapter: PensionTraceAdapter;
  /** The firm's name, links, contact details and limits. */
  config?: PensionTraceConfig | undefined;
  /** Texts that replace the defaults, such as `{ personalDetails: { submit: 'Continue' } }`. */
  messages?: MessageOverrides | undefined;
  /** Validation rules: `standard`, the default, or `inclusive`, which follows GOV.UK guidance. */
  rules?: RulesPreset | Rules | undefined;
  /**
   * BCP 47 language tag for dates and numbers, and for react-aria's own texts. Default 'en-GB', also for an unknown
   * tag. The backend gets it with `portal_user` as `Accept-Language`, for the language of its messages.
   */
  locale?: string | undefined;
  /**
   * Goes to a path of `paths`, for instance with your router. Never called with a full URL. Default: loads that page in
   * the browser.
   */
  navigate?: Navigate | undefined;
  /**
   * The current path with its query, from your router. PensionTraceOnboarding, PensionTracePortal and PensionTracePage
   * below this provider need it, with `navigate`.
   */
  location?: string | undefined;
  /**
   * The path of each page. Default: `defaultPaths`. A full URL, such as 'https://my.firm/log-in', is a page of another
   * site: the browser loads it, whatever the routing.
   */
  paths?: Given<Paths> | undefined;
  /** Converts a path to the `href` of a link, such as react-router's `useHref`. Default: the path itself. */
  useHref?: ((path: string) => string) | undefined;
  /** The current time. Default: the system's clock. */
  clock?: Clock | undefined;
  /** Creates the keys by which the server recognises a repeated submission. Default: 128 random bits. */
  createId?: (() => string) | undefined;
  /**
   * Creates the letter of a signed authorisation, for instance on your server with your letterhead. Default: a tagged
   * PDF, created in the browser by code (about 280 kB gzip) that loads when a customer first requests a letter.
   */
  makeLetter?: ((letter: LetterRequest) => Promise<File>) | undefined;
  /** A QueryClient, to share the host's cache and devtools. Default: a new one. */
  queryClient?: QueryClient | undefined;
  /** Called with every error whose message is not meant for customers. Default: `console.error`. */
  onError?: ((error: BackendError) => void) | undefined;
  /** Called with customer events, for analytics. Never includes a typed value. Default: nothing. */
  onEvent?: ((event: PensionTraceEvent) => void) | undefined;
  /** Called with a message for developers when the page has a problem that is not an error. Default: `console.warn`. */
  onWarning?: ((message: string) => void) | undefined;
  children?: ReactNode;
}
