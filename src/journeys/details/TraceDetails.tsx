import { ChangingText } from '../../ui/ChangingText';
import { Untranslated } from '../../ui/Untranslated';
import { asScreen } from '../../ui/asScreen';
import { portalActivity, portalTraceSearches, portalUserTrace } from '../../backend/contracts/traces';
import { foundProvider } from '../../domain/foundProvider';
import { soleProvider } from '../../domain/soleProvider';
import { traceEvent } from '../../domain/traceEvent';
import { traceProgress } from '../../domain/traceProgress';
import type { Trace, Search } from '../../backend/entities';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { eventNames } from '../../texts/eventNames';
import { eventNext, eventSentences } from '../../texts/eventTexts';
import { useMessages } from '../../texts/useMessages';
import { useTraceFacts } from '../../entries/useTraceFacts';
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
import { askedOn } from '../../domain/askedOn';
import { useNow } from '../../data/useNow';
import type { ListState } from '../../data/useList';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';

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
  const names = useMessages('eventNames', eventNames);
  const sentences = useMessages('eventSentences', eventSentences);
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
      headingOf={(name, { status }) =>
        traceEvent(status, groupOf) === 'pensionFound' ? sentences.pensionFound({ name }) : undefined
      }
      newsOf={({ status }) => names[traceEvent(status, groupOf)]}
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
            about={{
              name: trace.name,
              provider: soleProvider(trace, searches.status === 'success' ? searches.data : []),
            }}
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

/** What happens now, and the day by which a provider has usually answered. Only for a trace in progress. */
function Turnaround({ trace, searches }: TurnaroundProps) {
  const texts = useMessages('details', detailsMessages);
  const sentences = useMessages('eventSentences', eventSentences);
  const next = useMessages('eventNext', eventNext);
  // The day of an answer may pass meanwhile.
  useNow(60_000);
  const factsOf = useTraceFacts();
  const own = factsOf(trace);
  const { kind } = own;
  if (kind !== 'received' && kind !== 'searching' && kind !== 'asked') return null;
  // Without the day of the trace, that of its newest search.
  const isWaiting = kind === 'asked' && own.facts.day === undefined && searches.status === 'pending';
  if (isWaiting) {
    return (
      <Notice tone="info" icon="clock">
        <Skeleton shape="text" count={1} label={texts.loading} />
      </Notice>
    );
  }

  const known = searches.status === 'success' ? searches.data : [];
  const asked = kind === 'asked' && own.facts.day === undefined ? askedOn(known) : undefined;
  const { facts } = asked ? factsOf(trace, asked.created_date) : own;
  const provider = asked?.provider ?? soleProvider(trace, known);
  const hasDay = kind === 'asked' && facts.day !== undefined;
  const sentence = sentences[kind]({ ...facts, provider });
  return (
    <Notice tone="info" icon="clock">
      {hasDay ? (
        <Untranslated within={texts.whatNext(sentence, next[kind](facts))}>{provider ?? ''}</Untranslated>
      ) : (
        <ChangingText>{next[kind](facts)}</ChangingText>
      )}
    </Notice>
  );
}
