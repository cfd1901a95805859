import { portalActivity, portalTraceSearches, portalUserTrace } from '../../backend/contracts/traces';
import { traceProgress } from '../../domain/traceProgress';
import { StatusBadge } from '../../entries/StatusBadge';
import type { Trace } from '../../backend/entities';
import { TraceForm } from '../../features/traces/TraceForm';
import { TraceTracker } from '../../features/traces/TraceTracker';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { useServerText } from '../../data/useServerText';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { Card } from '../../ui/Card';
import { Rings } from '../../ui/Rings';
import { DetailsScreen } from './DetailsScreen';
import { EntryFacts } from './EntryFacts';
import { EntryTimeline } from './EntryTimeline';
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
 * The page of one trace, with advice and its edit dialog. Refetches when a trace or a
 * task changes, as the dashboard does.
 *
 * @example
 * ```tsx
 * <TraceDetails id="trace-1" />
 * ```
 */
export function TraceDetails({ id }: TraceDetailsProps) {
  usePensionTrace('<TraceDetails>');
  const { entry, searches, activity } = useTraceDetails(id);
  const texts = useMessages('details', detailsMessages);
  const groupOf = useTraceGroup();
  const sources = [portalUserTrace.name, portalTraceSearches.name, portalActivity.name];
  useLiveRefresh('tasks', ...sources);
  useLiveRefresh('traces', ...sources);

  return (
    <DetailsScreen
      entry={entry}
      headingOf={({ name }) => name}
      statusOf={({ status }) => status.name}
      aside={(trace) => (
        <>
          <EntryFacts
            entry={trace}
            created={trace.created_date}
            updated={trace.updated_date}
            editHeading={texts.editTrace}
            form={(close) => <TraceForm key={trace.id} trace={trace} onCompleted={close} onCancel={close} />}
          />
          <KeptGuide trace={trace} />
        </>
      )}
    >
      {(trace) => (
        <>
          <TraceStatus trace={trace} />
          <Turnaround trace={trace} searches={searches} />
          {groupOf(trace.status) === 'customer' && <NothingFound />}
          <EntryTimeline searches={searches} noSearches={texts.noSearches} activity={activity} />
        </>
      )}
    </DetailsScreen>
  );
}

/** The status in words, and how far the trace has got. */
function TraceStatus({ trace: { status } }: { trace: Trace }) {
  const serverText = useServerText();
  const outcome = traceProgress(status, useTraceGroup())?.outcome;
  return (
    <Card className={`ptr-details__status ptr-details__status--${outcome ?? 'open'}`}>
      <StatusBadge name={status.name} />
      {status.description && <p>{serverText(status.description)}</p>}
      <TraceTracker status={status} />
      {outcome && <Rings mood={outcome} />}
    </Card>
  );
}
