import { portalUserTraces } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { traceMessages } from '../../features/traces/messages';
import { TraceForm } from '../../features/traces/TraceForm';
import { TraceRow } from '../../features/traces/TraceRow';
import { useTraces } from '../../features/traces/useTraces';
import { sharedMessages } from '../../provider/sharedMessages';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { FilteredItems } from '../../ui/FilteredItems';
import type { HeadingLevel } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { AsyncItems } from '../../ui/AsyncItems';
import { Link } from '../../ui/Link';
import { Modal } from '../../ui/Modal';
import { portalMessages } from './messages';
import { TraceGroups } from './TraceGroups';
import type { UsePortalDashboardResult } from './usePortalDashboard';

interface PortalTracesProps {
  dashboard: UsePortalDashboardResult;
}

const textOf = ({ name, provider }: Trace) => `${name} ${provider ?? ''}`;

/**
 * The dashboard's first tab: the traces by who acts next, and the dialog for another one. What the firm does often
 * comes with a task, whose changes are told live: the traces are read anew with it.
 */
export function PortalTraces({ dashboard }: PortalTracesProps) {
  const traces = useTraces();
  useLiveRefresh('tasks', portalUserTraces.name);
  const { linkTo } = useNavigation();
  const portal = useMessages('portal', portalMessages);
  const texts = useMessages('traces', traceMessages);
  const shared = useMessages('shared', sharedMessages);

  const row = (trace: Trace, titleLevel: HeadingLevel) => (
    <TraceRow
      key={trace.id}
      trace={trace}
      titleLevel={titleLevel}
      action={
        <Link variant="button" aria-label={portal.viewNamed(trace.name)} {...linkTo('trace', trace.id)}>
          {portal.view}
        </Link>
      }
    />
  );

  return (
    <section className="ptr-dashboard__tab">
      <div className="ptr-dashboard__top">
        <h2 className="ptr-dashboard__heading">{portal.traces}</h2>
        <Button icon={<Icon name="plus" />} data-pt-tour="add-trace" onPress={() => dashboard.openDialog('new-trace')}>
          {portal.addTrace}
        </Button>
      </div>
      <AsyncItems
        state={traces}
        skeleton={{ count: 3, label: texts.loading }}
        failure={{ heading: texts.failedHeading, message: texts.failed, tryAgain: shared.tryAgain }}
        empty={{ heading: texts.emptyHeading, text: texts.empty, icon: 'search' }}
      >
        {(items) => (
          <FilteredItems items={items} textOf={textOf} label={portal.findTrace} countLabel={portal.traceCount}>
            {(found) => (
              <TraceGroups traces={found} total={items.length}>
                {row}
              </TraceGroups>
            )}
          </FilteredItems>
        )}
      </AsyncItems>
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
