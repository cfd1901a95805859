import { ChangingText } from '../../ui/ChangingText';
import { Untranslated } from '../../ui/Untranslated';
import { asScreen } from '../../ui/asScreen';
import { portalActivity, portalTraceSearches, portalUserTrace } from '../../backend/contracts/traces';
import { foundProvider } from '../../domain/foundProvider';
import { traceProgress } from '../../domain/traceProgress';
import type { Trace, Search } from '../../backend/entities';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import type { PensionTraceAnswerTime } from '../../provider/configuration';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { isUntouchedTrace } from '../../entries/isUntouched';
import { RemoveEntry } from '../../entries/RemoveEntry';
import { useNavigation } from '../../provider/useNavigation';
import { TraceDialog } from '../entry-dialogs/entryDialogs';
import { DetailsScreen } from './DetailsScreen';
import { EntryFacts } from './EntryFacts';
import { EntryRecords } from './EntryRecords';
import { detailsMessages } from './messages';
import { NothingFound } from './NothingFound';
import { TraceStatusCard } from './TraceStatusCard';
import { useTraceDetails } from './useDetails';
import { Disclosure } from '../../ui/Disclosure';
import { answerBy } from '../../domain/answerBy';
import { askedOn } from '../../domain/askedOn';
import { useNow } from '../../data/useNow';
import type { ListState } from '../../data/useList';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useDateText } from '../../data/useDateText';

/** Props of {@link TraceDetails}. */
export interface TraceDetailsProps {
  /** The trace's id. */
  id: string;
}

/**
 * The page of one trace, with its searches, its activity, advice and its edit dialog. Refetches when a trace or a task
 * changes. Shows the same for a trace that does not exist and another customer's.
 *
 * @example
 * ```tsx
 * <TraceDetails id="trace-1" />
 * ```
 */
export const TraceDetails = asScreen(function TraceDetails({ id }: TraceDetailsProps) {
  usePensionTrace('<TraceDetails>');
  const { entry, searches, activity } = useTraceDetails(id);
  const texts = useMessages('details', detailsMessages);
  const groupOf = useTraceGroup();
  const { goTo } = useNavigation();
  useLiveRefresh(['tasks', 'traces'], [portalUserTrace.name, portalTraceSearches.name, portalActivity.name]);

  function foundAt(trace: Trace) {
    if (traceProgress(trace.status, groupOf)?.outcome !== 'found') return undefined;
    return foundProvider(trace.provider, searches.status === 'success' ? searches.data : []);
  }
  return (
    <DetailsScreen
      entry={entry}
      nameOf={({ name }) => name}
      statusOf={({ status }) => status.name}
      aside={(trace) => (
        <>
          <EntryFacts
            entry={{ ...trace, provider: trace.provider || foundAt(trace) }}
            created={trace.created_date}
            updated={trace.updated_date}
            dialog={(dialog) => <TraceDialog {...dialog} heading={texts.editTrace} trace={trace} />}
            removal={
              isUntouchedTrace(trace, groupOf) &&
              searches.status === 'empty' && (
                <RemoveEntry kind="trace" id={trace.id} name={trace.name} onRemoved={() => goTo('portal')} />
              )
            }
          />
        </>
      )}
    >
      {(trace) => (
        <>
          <TraceStatusCard trace={trace} foundAt={foundAt(trace)} />
          <Turnaround trace={trace} searches={searches} />
          <Withdrawal trace={trace} />
          {groupOf(trace.status) === 'customer' && <NothingFound trace={trace} />}
          <EntryRecords
            searches={searches}
            noSearches={{ heading: texts.noSearchesHeading, text: texts.noSearches }}
            activity={activity}
          />
        </>
      )}
    </DetailsScreen>
  );
});

/** How to withdraw a trace that is not finished. */
function Withdrawal({ trace }: { trace: Trace }) {
  const { email, ukPhone } = usePensionTrace().config.contact;
  const texts = useMessages('details', detailsMessages);
  const group = useTraceGroup()(trace.status);
  if (group === 'finished') return null;
  return (
    <Disclosure summary={texts.withdrawHeading}>
      <p>
        <Untranslated within={texts.withdraw([email, ukPhone].filter((way) => way !== undefined))}>
          {email ?? ''}
        </Untranslated>
      </p>
    </Disclosure>
  );
}

interface TurnaroundProps {
  /** The trace. */
  trace: Trace;
  /** The searches for it. */
  searches: ListState<Search>;
}

/** The usual response time of providers, and the date of the last request. Only for a trace in progress. */
function Turnaround({ trace, searches }: TurnaroundProps) {
  const texts = useMessages('details', detailsMessages);
  const dateText = useDateText();
  const now = useNow(60_000);
  const { answerTime } = usePensionTrace().config.promises;
  const group = useTraceGroup()(trace.status);
  if (group !== 'firm' && group !== 'provider') return null;
  if (searches.status === 'pending') return <Skeleton shape="text" count={1} label={texts.loading} />;

  const asked = searches.status === 'success' ? askedOn(searches.data) : undefined;
  if (!asked && !answerTime) return null;
  function turnaround({ sentence, days }: PensionTraceAnswerTime): string {
    if (!asked) return sentence;
    const by = answerBy(asked.created_date, days);
    return by < now ? texts.turnaroundOver(dateText(by)) : `${sentence} ${texts.turnaroundBy(dateText(by))}`;
  }

  return (
    <Notice tone="info" icon="clock">
      {asked && (
        <Untranslated within={`${texts.askedOn(asked.provider ?? undefined, dateText(asked.created_date))} `}>
          {asked.provider ?? ''}
        </Untranslated>
      )}
      {answerTime && <ChangingText>{turnaround(answerTime)}</ChangingText>}
    </Notice>
  );
}
