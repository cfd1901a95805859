import { QueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { BackendError } from '../backend/BackendError';
import { codeError } from '../backend/codeError';
import type { LetterRequest } from '../backend/contracts/signedRecord';
import type { PensionTraceAdapter } from '../backend/PensionTraceAdapter';
import type { Clock } from '../domain/clock';
import { createLatest } from '../domain/createLatest';
import { CodeContext, type CodeHandlers } from '../loading/CodeContext';
import { Extra } from '../loading/Extra';
import { rulesFor, type Rules, type RulesPreset } from '../domain/rules';
import { resolveConfig, type PensionTraceConfig } from './configuration';
import type { PensionTraceEvent } from './events';
import type { MessageOverrides } from '../texts/messages';
import { withFullUrls, type Navigate } from './navigation';
import { TextsContext, TextsWarningContext } from '../texts/TextsContext';
import { defaultPaths, type Paths } from './pages';
import { LocationContext } from './LocationContext';
import { PensionTraceContext, type PensionTrace } from './PensionTraceContext';
import { resolveLocale } from '../domain/resolveLocale';
import { unknownNames, wrongValues } from './hostSettings';
import { withDefaults, type Given } from '../domain/withDefaults';
import { DarkColours } from './DarkColours';
import { useSettings } from './useSettings';
import { requireAdapter, useWarningAboutAdapters } from './checkAdapter';
import { connect } from './connect';
import { openPage } from './openPage';
import { providerDefaults as defaults } from './providerDefaults';
import { useUnkeptMark } from './unkeptSession';

/**
 * Props of {@link PensionTraceProvider}. Write them inline if you like: settings that are equal by value are the same
 * settings, and functions, also those inside `config` and `messages`, are read when they are called. Only `adapter` and
 * `queryClient` are compared by identity.
 */
export interface PensionTraceProviderProps {
  /**
   * The backend adapter: `createSupabaseAdapter(client)`, `createMemoryAdapter()` or your own. Create it once, outside
   * of components.
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

/**
 * Provides the backend, texts, rules, clock and navigation to every screen and hook below it.
 *
 * @example
 * ```tsx
 * <PensionTraceProvider
 *   adapter={adapter}
 *   config={{ companyName: 'Your Firm', timeout: 10_000 }}
 *   onError={(error) => console.error(error.code)}
 * >
 *   <TasksSection />
 * </PensionTraceProvider>
 * ```
 */
export function PensionTraceProvider(props: PensionTraceProviderProps) {
  const { adapter, children, location, queryClient: givenQueryClient, ...given } = props;
  const settings = useSettings(given);
  const { clock = defaults.clock, messages = defaults.messages, locale: tag = defaults.locale } = settings;
  const { navigate = defaults.navigate, useHref = defaults.useHref, createId = defaults.createId } = settings;
  const { onError = defaults.onError, onWarning = defaults.onWarning, onEvent } = settings;
  requireAdapter(adapter);
  if (location !== undefined && settings.navigate === undefined) {
    throw new Error('<PensionTraceProvider> with `location` needs `navigate`: pass both from your router.');
  }
  const locale = resolveLocale(tag) ?? defaults.locale;
  // It goes into a header, which takes no other characters.
  const language = /^[a-z\d-]+$/i.test(tag) ? tag : locale;
  const [ownQueryClient] = useState(() => new QueryClient());
  const queryClient = givenQueryClient ?? ownQueryClient;
  const config = useMemo(() => resolveConfig(settings.config ?? {}), [settings.config]);
  const navigation = useMemo(
    () => withFullUrls({ navigate, paths: withDefaults(defaultPaths, settings.paths), useHref }),
    [navigate, settings.paths, useHref],
  );
  const [latest] = useState(() => createLatest({ onError, onEvent, onWarning, queryClient, config }));
  const [codeHandlers] = useState((): CodeHandlers => ({
    convert: codeError,
    onError: (error) => latest.get().onError(BackendError.from(error)),
  }));
  const [warn] = useState(() => onceEach((message) => latest.get().onWarning(message)));
  useEffect(() => {
    latest.set({ onError, onEvent, onWarning, queryClient, config });
  });
  useEffect(() => {
    // A bundler leaves the sentences out of a production build, which uses the defaults without a word.
    if (process.env.NODE_ENV !== 'production') {
      const given = { ...settings, locale: tag };
      for (const problem of [...wrongValues(given), ...unknownNames(given)]) warn(problem);
    }
  }, [warn, settings, tag]);
  useWarningAboutAdapters(adapter, warn);

  const { session, backendFor } = useMemo(
    () =>
      connect(adapter, {
        timeout: config.timeout,
        onError: (error) => latest.get().onError(error),
        onWarning: warn,
      }),
    [adapter, config.timeout, latest, warn],
  );
  const customer = useSyncExternalStore(session.subscribe, session.getCustomer, session.getCustomer);
  const page = useMemo(
    () =>
      openPage({
        customer,
        backend: backendFor(customer),
        session,
        getQueryClient: () => latest.get().queryClient,
        keepsDrafts: () => latest.get().config.keepsDrafts,
      }),
    [backendFor, customer, latest, session],
  );
  // A mounted client refetches when the tab becomes visible and when the connection returns.
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
  useEffect(() => page.start(), [page]);
  useEffect(() => session.start(), [session]);
  useUnkeptMark({ session, auth: adapter.auth, location });

  const value = useMemo<PensionTrace>(
    () => ({
      backend: page.backend,
      memory: page.memory,
      config,
      rules: rulesFor(settings.rules ?? 'standard'),
      clock,
      locale,
      language,
      queryClient,
      session,
      navigation,
      createId,
      makeLetter: settings.makeLetter,
      onEvent(event) {
        // An error in the host's analytics must not stop a customer.
        try {
          latest.get().onEvent?.(event);
        } catch (error) {
          latest.get().onError(BackendError.from(error));
        }
      },
      onError,
      onWarning: warn,
    }),
    [
      page,
      config,
      settings.rules,
      clock,
      locale,
      language,
      queryClient,
      session,
      latest,
      navigation,
      createId,
      settings.makeLetter,
      onError,
      warn,
    ],
  );

  return (
    <PensionTraceContext.Provider value={value}>
      <TextsContext.Provider value={messages}>
        <TextsWarningContext.Provider value={warn}>
          <LocationContext.Provider value={location}>
            <CodeContext.Provider value={codeHandlers}>
              {/* Another customer's screens: their state includes what the first one typed. */}
              <Fragment key={customer.page}>{children}</Fragment>
              <Extra>
                <DarkColours warn={warn} />
              </Extra>
            </CodeContext.Provider>
          </LocationContext.Provider>
        </TextsWarningContext.Provider>
      </TextsContext.Provider>
    </PensionTraceContext.Provider>
  );
}

/** Calls `report` once for each message, however often a screen renders. */
function onceEach(report: (message: string) => void): (message: string) => void {
  const reported = new Set<string>();
  return (message) => {
    if (reported.has(message)) return;
    reported.add(message);
    report(message);
  };
}
