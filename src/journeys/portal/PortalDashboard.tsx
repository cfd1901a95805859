import { useDeferredValue, useEffect, useState } from 'react';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { portalUserPensions } from '../../backend/contracts/pensions';
import { portalUserTraces } from '../../backend/contracts/traces';
import { useAccount } from '../../data/useAccount';
import { DocumentCards } from '../../features/documents/DocumentCards';
import { HelpfulSection } from '../../features/helpful/HelpfulSection';
import { SignedAuthorisation } from '../../features/signed-authorisation/SignedAuthorisation';
import { TasksSection } from '../../features/tasks/TasksSection';
import { TraceyCard } from '../../features/tracey/TraceyCard';
import { useTracey } from '../../features/tracey/useTracey';
import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { Rings } from '../../ui/Rings';
import { Tabs } from '../../ui/Tabs';
import { useIsWide } from '../../ui/useIsWide';
import { pageTitles } from '../../provider/pages';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { portalMessages } from './messages';
import { PortalPensions, pensionRow } from './PortalPensions';
import { PortalTour } from './PortalTour';
import { PortalTraces } from './PortalTraces';
import { usePortalDashboard, type PortalTab } from './usePortalDashboard';
import { TaskLink } from './TaskLink';
import { usePensionsBadge } from './usePensionsBadge';
import { usePortalNow } from './usePortalNow';
import { Untranslated } from '../../ui/Untranslated';

const isTab = (id: string): id is PortalTab => id === 'traces' || id === 'pensions' || id === 'documents';

/**
 * The portal's first page: a greeting, a summary, the tabs, and a side column with Tracey and the tasks. The tasks come
 * first on a phone, and while Tracey is offline. A first visit starts with the welcome and the tour.
 *
 * @example
 * ```tsx
 * <PortalDashboard />
 * ```
 */
export const PortalDashboard = asScreen(function PortalDashboard() {
  usePensionTrace('<PortalDashboard>');
  const dashboard = usePortalDashboard();
  useLinkedTab(dashboard.showTab);
  const { linkTo } = useNavigation();
  const { isLoading, summary, placeOf } = usePortalNow();
  const isTraceyOnline = useTracey().state === 'online';
  const pensionsBadge = usePensionsBadge();
  // The firm often adds a task with its changes.
  useLiveRefresh(['tasks', 'traces'], [portalUserTraces.name]);
  useLiveRefresh(['tasks', 'pensions'], [portalUserPensions.name]);
  const isWide = useIsWide();
  const texts = useMessages('portal', portalMessages);
  const titles = useMessages('titles', pageTitles);
  // A server knows neither the local time nor the customer.
  const [isFromServer] = useState(useIsHydrating());
  const isAccountLoading = useAccount().status === 'pending';
  const isWaiting = useDeferredValue(isFromServer && isAccountLoading);

  const tasks = <TasksSection key="tasks" linkOf={(task) => <TaskLink place={placeOf(task)} />} />;
  const tracey = <TraceyCard key="tracey" />;

  return (
    <CustomerScreen
      // Remount when the greeting is known: new elements do not count as layout shift when it wraps differently.
      key={isWaiting ? 'waiting' : 'here'}
      heading={
        isWaiting ? (
          titles.portal
        ) : (
          <Untranslated within={texts.greeting(texts[dashboard.greeting], dashboard.firstName ?? texts.noName)}>
            {dashboard.firstName ?? ''}
          </Untranslated>
        )
      }
      // In one column the content below waits, because the summary may take more lines.
      lead={summary ? texts.summary(summary) : isLoading ? texts.summaryLoading : '\u00a0'}
      width="wide"
      art={<Rings mood={summary && summary.found > 0 ? 'found' : 'open'} />}
    >
      {!isWaiting && (
        <>
          <div className={classNames('ptr ptr-dashboard', isLoading && 'ptr-dashboard--waiting')}>
            {!isWide && tasks}
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
                        <DocumentCards />
                        <SignedAuthorisation />
                      </section>
                    ),
                  },
                ]}
              />
            </div>
            <aside className="ptr ptr-dashboard__side" aria-label={texts.side}>
              {isWide ? (isTraceyOnline ? [tracey, tasks] : [tasks, tracey]) : tracey}
              <HelpfulSection />
            </aside>
          </div>
          <PortalTour showTab={dashboard.showTab} />
        </>
      )}
    </CustomerScreen>
  );
});

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
