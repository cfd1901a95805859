import { traceMessages } from '../../features/traces/messages';
import { TraceForm } from '../../features/traces/TraceForm';
import { TraceRow } from '../../features/traces/TraceRow';
import { useTraces } from '../../features/traces/useTraces';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { LoadedList } from '../../ui/LoadedList';
import { Modal } from '../../ui/Modal';
import { portalMessages } from './messages';
import type { UsePortalDashboardResult } from './usePortalDashboard';

interface PortalTracesProps {
  dashboard: UsePortalDashboardResult;
  onView: ((id: string) => void) | undefined;
}

/** The dashboard's first tab: the traces, and the dialog for another one. */
export function PortalTraces({ dashboard, onView }: PortalTracesProps) {
  const traces = useTraces();
  const portal = useMessages(portalMessages);
  const texts = useMessages(traceMessages);
  const shared = useMessages(sharedMessages);

  return (
    <section className="pt-dashboard__tab">
      <div className="pt-dashboard__top">
        <h2 className="pt-dashboard__heading">{portal.traces}</h2>
        <Button icon={<Icon name="plus" />} data-pt-tour="add-trace" onPress={() => dashboard.openDialog('new-trace')}>
          {portal.addTrace}
        </Button>
      </div>
      <LoadedList
        state={traces}
        label={texts.list}
        skeleton={{ count: 3, label: texts.loading }}
        failure={{ heading: texts.failedHeading, message: texts.failed, tryAgain: shared.tryAgain }}
        empty={{ heading: texts.emptyHeading, text: texts.empty, icon: 'search' }}
      >
        {(trace) => (
          <TraceRow
            key={trace.id}
            trace={trace}
            action={
              onView && (
                <Button variant="secondary" aria-label={portal.viewNamed(trace.name)} onPress={() => onView(trace.id)}>
                  {portal.view}
                </Button>
              )
            }
          />
        )}
      </LoadedList>
      <Modal
        isOpen={dashboard.dialog === 'new-trace'}
        onClose={dashboard.closeDialog}
        heading={portal.newTrace}
        closeLabel={shared.close}
      >
        <TraceForm onCompleted={dashboard.closeDialog} onCancel={dashboard.closeDialog} />
      </Modal>
    </section>
  );
}
