import type { Search, Trace } from '../../backend/entities';
import { askedOn } from '../../domain/askedOn';
import { useMessages } from '../../texts/useMessages';
import { useTraceGroup } from '../../entries/useTraceGroup';
import type { ListState } from '../../data/useList';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { detailsMessages } from './messages';
import { useDateText } from '../../data/useDateText';
import { Untranslated } from '../../ui/Untranslated';

export interface TurnaroundProps {
  /** The trace. */
  trace: Trace;
  /** The searches for it. */
  searches: ListState<Search>;
}

/** The usual response time of providers, and the date of the last request. Only for a trace in progress. */
export function Turnaround({ trace, searches }: TurnaroundProps) {
  const texts = useMessages('details', detailsMessages);
  const dateText = useDateText();
  const group = useTraceGroup()(trace.status);
  if (group !== 'firm' && group !== 'provider') return null;
  if (searches.status === 'pending') return <Skeleton shape="text" count={1} label={texts.loading} />;

  const asked = searches.status === 'success' ? askedOn(searches.data) : undefined;
  return (
    <Notice tone="info" icon="clock">
      {asked && (
        <Untranslated within={`${texts.askedOn(asked.provider ?? undefined, dateText(asked.created_date))} `}>
          {asked.provider ?? ''}
        </Untranslated>
      )}
      <span>{asked || group === 'provider' ? texts.turnaround : texts.turnaroundAhead}</span>
    </Notice>
  );
}
