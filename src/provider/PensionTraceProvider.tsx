import { QueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createLatest } from '../domain/createLatest';
import { codeError } from '../backend/codeError';
import { CodeContext, type CodeHandlers } from '../loading/CodeContext';
import { Extra } from '../loading/Extra';
import { TextsContext, TextsWarningContext } from '../texts/TextsContext';
import { requireAdapter, useWarningAboutAdapters } from './checkAdapter';
import { connect } from './connect';
import { createReports } from './createReports';
import { DarkColours } from './DarkColours';
import { unknownNames, wrongValues } from './hostSettings';
import { LocationContext } from './LocationContext';
import { openPage } from './openPage';
import { PensionTraceContext, type PensionTrace } from './PensionTraceContext';
import type { PensionTraceProviderProps } from './PensionTraceProviderProps';
import { resolveSettings } from './resolveSettings';
import { useUnkeptMark } from './unkeptSession';
import { useSettings } from './useSettings';

export type { PensionTraceProviderProps };

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
  requireAdapter(adapter);
  if (location !== undefined && given.navigate === undefined) {
    throw new Error('<PensionTraceProvider> with `location` needs `navigate`: pass both from your router.');
  }
  const settings = useSettings(given);
  const resolved = useMemo(() => resolveSettings(settings), [settings]);
  const [ownQueryClient] = useState(() => new QueryClient());
  const queryClient = givenQueryClient ?? ownQueryClient;
  const [latest] = useState(() => createLatest({ ...resolved, queryClient }));
  useEffect(() => latest.set({ ...resolved, queryClient }));
  const [reports] = useState(() => createReports(() => latest.get().handlers));
  const { onWarning } = reports;
  const [codeHandlers] = useState((): CodeHandlers => ({ convert: codeError, onError: reports.onError }));
  useEffect(() => {
    // A bundler leaves the sentences out of a production build, which uses the defaults without a word.
    if (process.env.NODE_ENV !== 'production') {
      for (const problem of [...wrongValues(settings), ...unknownNames(settings)]) onWarning(problem);
    }
  }, [onWarning, settings]);
  useWarningAboutAdapters(adapter, onWarning);

  const { timeout } = resolved.config;
  const { session, backendFor } = useMemo(
    () => connect(adapter, { timeout, onError: reports.onError, onWarning }),
    [adapter, timeout, reports, onWarning],
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

  const value = useMemo<PensionTrace>(() => {
    const { backend, memory } = page;
    return { ...resolved, ...reports, backend, memory, queryClient, session };
  }, [resolved, reports, page, queryClient, session]);

  return (
    <PensionTraceContext.Provider value={value}>
      <TextsContext.Provider value={resolved.messages}>
        <TextsWarningContext.Provider value={onWarning}>
          <LocationContext.Provider value={location}>
            <CodeContext.Provider value={codeHandlers}>
              {/* Another customer's screens: their state includes what the first one typed. */}
              <Fragment key={customer.page}>{children}</Fragment>
              <Extra>
                <DarkColours warn={onWarning} />
              </Extra>
            </CodeContext.Provider>
          </LocationContext.Provider>
        </TextsWarningContext.Provider>
      </TextsContext.Provider>
    </PensionTraceContext.Provider>
  );
}
