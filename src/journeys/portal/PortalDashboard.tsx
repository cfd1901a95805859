import { DocumentCards } from '../../features/documents/DocumentCards';
import { HelpfulSection } from '../../features/helpful/HelpfulSection';
import { SignedAuthorisation } from '../../features/signed-authorisation/SignedAuthorisation';
import { TasksSection } from '../../features/tasks/TasksSection';
import { TraceyCard } from '../../features/tracey/TraceyCard';
import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { Tabs } from '../../ui/Tabs';
import { portalMessages } from './messages';
import { PortalPensions } from './PortalPensions';
import { PortalTour } from './PortalTour';
import { PortalTraces } from './PortalTraces';
import { usePortalDashboard, type PortalTab } from './usePortalDashboard';

const isTab = (id: string): id is PortalTab => id === 'traces' || id === 'pensions' || id === 'documents';

/**
 * The portal's first page: a greeting, what there is, and on the side what needs doing and who helps. Who comes for the
 * first time is welcomed and shown round.
 */
export function PortalDashboard() {
  usePensionTrace('<PortalDashboard>');
  const dashboard = usePortalDashboard();
  const { linkTo } = useNavigation();
  const texts = useMessages('portal', portalMessages);

  return (
    <Screen heading={texts.greeting(texts[dashboard.greeting], dashboard.firstName ?? texts.noName)} width="wide">
      <div className="ptr-dashboard">
        <div className="ptr-dashboard__main">
          <Tabs
            label={texts.tabs}
            selectLabel={texts.tabsSelect}
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
                badge: '1',
                content: <PortalPensions dashboard={dashboard} />,
              },
              {
                id: 'documents',
                label: texts.documents,
                content: (
                  <section className="ptr-dashboard__tab">
                    <div className="ptr-dashboard__top">
                      <h2 className="ptr-dashboard__heading">{texts.documents}</h2>
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
        <aside className="ptr-dashboard__side" aria-label={texts.side}>
          <TasksSection />
          <TraceyCard />
          <HelpfulSection />
        </aside>
      </div>
      <PortalTour showTab={dashboard.showTab} />
    </Screen>
  );
}
