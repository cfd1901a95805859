import { portalActivity, portalTraceSearches, portalUserTrace } from '../../backend/contracts/traces';
import { statusLabel, statusTone } from '../../domain/traceStatus';
import { TraceForm } from '../../features/traces/TraceForm';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { useTraceGroup } from '../../provider/useTraceGroup';
import { Badge } from '../../ui/Badge';
import { DetailsScreen } from './DetailsScreen';
import { EntryFacts } from './EntryFacts';
import { EntryRecords } from './EntryRecords';
import { KeptGuide } from './KeptGuide';
import { detailsMessages } from './messages';
import { NothingFound } from './NothingFound';
import { Turnaround } from './Turnaround';
import { useTraceDetails } from './useDetails';

/** Props of {@link TraceDetails}. */
export interface TraceDetailsProps {
  /** The trace's id. */
  id: string;
}

/**
 * The page of one trace, with advice and its edit dialog (specification section 2.4). Refetches when a task changes, as
 * the dashboard does.
 */
export function TraceDetails({ id }: TraceDetailsProps) {
  usePensionTrace('<TraceDetails>');
  const { entry, searches, activity } = useTraceDetails(id);
  const texts = useMessages('details', detailsMessages);
  const groupOf = useTraceGroup();
  useLiveRefresh('tasks', portalUserTrace.name, portalTraceSearches.name, portalActivity.name);

  return (
    <DetailsScreen entry={entry} headingOf={({ name }) => name}>
      {(trace) => (
        <>
          <div className="ptr-details__status">
            <Badge tone={statusTone(trace.status.name)}>{statusLabel(trace.status.name)}</Badge>
            {trace.status.description && <p>{trace.status.description}</p>}
          </div>
          <Turnaround trace={trace} searches={searches} />
          {groupOf(trace.status) === 'customer' && <NothingFound />}
          <EntryFacts
            entry={trace}
            created={trace.created_date}
            updated={trace.updated_date}
            editHeading={texts.editTrace}
            form={(close) => <TraceForm key={trace.id} trace={trace} onCompleted={close} onCancel={close} />}
          />
          <KeptGuide trace={trace} />
          <EntryRecords searches={searches} noSearches={texts.noSearches} activity={activity} />
        </>
      )}
    </DetailsScreen>
  );
}
