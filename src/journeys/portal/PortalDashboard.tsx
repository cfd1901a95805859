import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { portalUserPensions } from '../../backend/contracts/pensions';
import { portalUserTraces } from '../../backend/contracts/traces';
import { useAccount } from '../../data/useAccount';
import { useIsSettled } from '../../data/useIsSettled';
import { HelpfulSection } from '../../features/helpful/HelpfulSection';
import { TasksSection } from '../../features/tasks/TasksSection';
import type { TourProps } from '../../features/tour/Tour';
import { TraceyCard } from '../../features/tracey/TraceyCard';
import { useTracey } from '../../features/tracey/useTracey';
import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { asScreen } from '../../ui/asScreen';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { Rings } from '../../ui/Rings';
import { Tabs } from '../../ui/Tabs';
import { useIsWide } from '../../ui/useIsWide';
import { pageTitles } from '../../provider/pages';
import { useIsHydrating } from '../../loading/useIsHydrating';
import { lazyPart } from '../../loading/lazyPart';
import { PartProblem } from '../../screens/PartProblem';
import { Skeleton } from '../../ui/Skeleton';
import { DashboardSkeleton, TracesPending } from './DashboardSkeleton';
import { FindCard } from './FindCard';
import { linkToGroup } from './linkToGroup';
import { portalMessages } from './messages';
import { PortalPensions, pensionRow } from './PortalPensions';
import { PortalTour } from './PortalTour';
import { PortalTraces } from './PortalTraces';
import { usePortalDashboard, type PortalTab } from './usePortalDashboard';
import { usePortalNow } from './usePortalNow';
import { Untranslated } from '../../ui/Untranslated';
import { readPensions } from '../../data/reads';
import { useList } from '../../data/useList';
import { SummaryLine, tasksId } from './SummaryLine';
import type { TaskPlace } from './taskPlace';

const DocumentsTab = lazyPart(async () => (await import('./DocumentsTab')).DocumentsTab, {
  Pending: () => <Skeleton shape="card" count={3} />,
  Failed: (failure) => <PartProblem {...failure} />,
});

const isTab = (id: string): id is PortalTab => id === 'traces' || id === 'pensions' || id === 'documents';

/** Props of {@link PortalDashboard}. */
export interface PortalDashboardProps {
  /** The card of the firm's expert in the side column, also the one of the tour. Default: `<TraceyCard />`. */
  tracey?: ReactNode;
  /** Renders the tour of the first visit, for instance with a step of your own. Default: `Tour` with these props. */
  renderTour?: ((tour: TourProps) => ReactNode) | undefined;
}

/**
 * The portal's first page: a greeting, a summary, the tabs, and a side column with Tracey, the tasks and what helps. While
 * Tracey is offline, the tasks come first. On a phone, found pensions and tasks come above the tabs. A first visit starts with the welcome and the tour.
 *
 * @example
 * ```tsx
 * <PortalDashboard
 *   tracey={<TraceyCard onContact={() => window.location.assign('/contact')} />}
 *   renderTour={(tour) => <Tour {...tour} />}
 * />
 * ```
 */
export const PortalDashboard = asScreen(function PortalDashboard({
  tracey: ownTracey,
  renderTour,
}: PortalDashboardProps) {
  usePensionTrace('<PortalDashboard>');
  const dashboard = usePortalDashboard();
  useLinkedTab(dashboard.showTab);
  const { linkTo } = useNavigation();
  const now = usePortalNow();
  const { isLoading, summary, placeOf } = now;
  const areTracesLoading = useIsFirstLoad(now.areTracesLoading);
  const pensionsBadge = usePensionsBadge();
  useSettledImport(DocumentsTab.load);
  // The firm often adds a task with its changes.
  useLiveRefresh(['tasks', 'traces'], [portalUserTraces.name]);
  useLiveRefresh(['tasks', 'pensions'], [portalUserPensions.name]);
  const isWide = useIsWide();
  const isTraceyOnline = useTracey().state === 'online';
  const texts = useMessages('portalDashboard', portalMessages);
  const titles = useMessages('titles', pageTitles);
  // A server knows neither the local time nor the customer.
  const [isFromServer] = useState(useIsHydrating());
  const isAccountLoading = useIsFirstLoad(useAccount().status === 'pending');
  const isWaiting = useDeferredValue(isFromServer && isAccountLoading);

  const showTraces = () => dashboard.showTab('traces');
  const tracey = ownTracey ?? <TraceyCard />;
  // In one column a find is above the tasks. Once they have shown without it, it is below them, so that they do not move.
  const areTracesLate = useIsLate(areTracesLoading);
  const isBodyPending = isWaiting || (!isWide && areTracesLoading && !areTracesLate);
  const find = !isWide && summary && summary.finds.length > 0 && (
    <FindCard finds={summary.finds} all={linkToGroup('found', () => flushSync(showTraces))} />
  );

  const tasks = (
    <div id={tasksId} tabIndex={-1} className="ptr ptr-no-ring ptr-dashboard__tasks">
      <TasksSection linkOf={(task) => <TaskLink place={placeOf(task)} />} />
    </div>
  );

  return (
    <CustomerScreen
      heading={
        isWaiting ? (
          titles.portal
        ) : (
          <Untranslated within={texts.greeting(texts[dashboard.greeting], dashboard.firstName ?? texts.noName)}>
            {dashboard.firstName ?? ''}
          </Untranslated>
        )
      }
      lead={
        summary ? (
          <SummaryLine summary={summary} showTraces={showTraces} />
        ) : isLoading ? (
          texts.summaryLoading
        ) : (
          '\u00a0'
        )
      }
      width="wide"
      art={<Rings mood={summary && summary.finds.length > 0 ? 'found' : 'open'} />}
    >
      {isBodyPending ? (
        <DashboardSkeleton />
      ) : (
        <div className="ptr ptr-dashboard">
          {!areTracesLate && find}
          {!isWide && tasks}
          {areTracesLate && find}
          {!isWide && areTracesLoading ? (
            <TracesPending />
          ) : (
            <>
              <div>
                <Tabs
                  label={texts.tabs}
                  selectedId={dashboard.tab}
                  onSelect={(id) => isTab(id) && dashboard.showTab(id)}
                  tabs={[
                    {
                      id: 'traces',
                      label: texts.traces,
                      content: <PortalTraces dashboard={dashboard} />,
                    },
                    {
                      id: 'pensions',
                      label: texts.pensions,
                      badge: pensionsBadge,
                      content: <PortalPensions dashboard={dashboard} />,
                    },
                    {
                      id: 'documents',
                      label: texts.documents,
                      content: (
                        <section className="ptr ptr-dashboard__tab">
                          <div className="ptr ptr-between ptr-dashboard__top">
                            <Heading level={2} className="ptr ptr-heading">
                              {texts.documents}
                            </Heading>
                            <Link {...linkTo('documents')} variant="button">
                              {texts.uploadDocument}
                            </Link>
                          </div>
                          <p>{texts.documentsLead}</p>
                          <DocumentsTab />
                        </section>
                      ),
                    },
                  ]}
                />
              </div>
              <aside className="ptr ptr-dashboard__side" aria-label={texts.side}>
                {isTraceyOnline && tracey}
                {isWide && tasks}
                {!isTraceyOnline && tracey}
                <HelpfulSection />
              </aside>
            </>
          )}
        </div>
      )}
      {!isWaiting && <PortalTour showTab={dashboard.showTab} renderTour={renderTour} />}
    </CustomerScreen>
  );
});

/** Milliseconds for which tasks wait for traces. */
const patience = 1500;

/**
 * Whether something still loads for the first time. A list that loads again shows so itself: if it were taken away
 * meanwhile, it would read again when it returns, and without an answer for ever.
 */
function useIsFirstLoad(isLoading: boolean): boolean {
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && !isLoading) setIsFirst(false);
  return isFirst && isLoading;
}

/** Whether something took longer than that to load. */
function useIsLate(isLoading: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLate;
}

/** Loads the code of a part that a press shows, once the page has settled. The part itself reports a failure. */
function useSettledImport(load: () => Promise<unknown>) {
  const isSettled = useIsSettled();
  useEffect(() => {
    if (isSettled) load().catch(() => undefined);
  }, [isSettled, load]);
}

/** Shows the pensions for a link to a pension's row. */
function useLinkedTab(showTab: (tab: PortalTab) => void) {
  useEffect(() => {
    const follow = () => {
      if (window.location.hash.startsWith(`#${pensionRow}`)) showTab('pensions');
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [showTab]);
}

/** The count on the tab of pensions: their number, or the firm's fixed one. Undefined when they fail to load. */
function usePensionsBadge(): string | number | undefined {
  const { pensionsBadge } = usePensionTrace().config;
  const pensions = useList(readPensions());
  if (pensionsBadge !== undefined) return pensionsBadge;
  switch (pensions.status) {
    case 'pending':
      return '…';
    case 'error':
      return undefined;
    case 'empty':
      return 0;
    case 'success':
      return pensions.data.length;
  }
}

const words = { documents: 'taskDocuments', profile: 'taskProfile', support: 'taskSupport' } as const;

/** The link from a task to the page where the customer does it. */
function TaskLink({ place }: { place: TaskPlace }) {
  const { linkTo } = useNavigation();
  const texts = useMessages('portalDashboard', portalMessages);
  return place.page === 'trace' ? (
    <Link {...linkTo('trace', place.id)}>
      <Untranslated within={texts.taskTrace(place.name)}>{place.name}</Untranslated>
    </Link>
  ) : (
    <Link {...linkTo(place.page)}>{texts[words[place.page]]}</Link>
  );
}
