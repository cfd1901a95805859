import { DocumentCards } from '../../features/documents/DocumentCards';
import { HelpfulSection } from '../../features/helpful/HelpfulSection';
import { TasksSection } from '../../features/tasks/TasksSection';
import { TraceyCard } from '../../features/tracey/TraceyCard';
import { useMessages } from '../../provider/useMessages';
import { Screen } from '../../ui/Screen';
import { Tabs } from '../../ui/Tabs';
import { portalMessages } from './messages';
import { PortalPensions } from './PortalPensions';
import { PortalTraces } from './PortalTraces';
import { usePortalDashboard, type PortalTab } from './usePortalDashboard';

export interface PortalDashboardProps {
  /** Leads to the page of a trace. Without it traces have no View. */
  onViewTrace?: (id: string) => void;
  /** Leads to the page of a pension. Without it pensions have no View. */
  onViewPension?: (id: string) => void;
}

const isTab = (id: string): id is PortalTab => id === 'traces' || id === 'pensions' || id === 'documents';

/** The portal's first page: a greeting, what there is, and on the side what needs doing and who helps. */
export function PortalDashboard({ onViewTrace, onViewPension }: PortalDashboardProps) {
  const dashboard = usePortalDashboard();
  const texts = useMessages(portalMessages);

  return (
    <Screen heading={texts.greeting(texts[dashboard.greeting], dashboard.firstName ?? texts.noName)} width="full">
      <div className="pt-dashboard">
        <div className="pt-dashboard__main">
          <Tabs
            label={texts.tabs}
            selectLabel={texts.tabsSelect}
            selectedId={dashboard.tab}
            onSelect={(id) => isTab(id) && dashboard.showTab(id)}
            tabs={[
              {
                id: 'traces',
                label: texts.traces,
                content: <PortalTraces dashboard={dashboard} onView={onViewTrace} />,
              },
              {
                id: 'pensions',
                label: texts.pensions,
                badge: '1',
                content: <PortalPensions dashboard={dashboard} onView={onViewPension} />,
              },
              {
                id: 'documents',
                label: texts.documents,
                content: (
                  <section className="pt-dashboard__tab">
                    <h2 className="pt-dashboard__heading">{texts.documents}</h2>
                    <p>{texts.documentsLead}</p>
                    <DocumentCards />
                  </section>
                ),
              },
            ]}
          />
        </div>
        <aside className="pt-dashboard__side" aria-label={texts.side}>
          <TasksSection />
          <TraceyCard />
          <HelpfulSection />
        </aside>
      </div>
    </Screen>
  );
}
