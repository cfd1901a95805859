import type { Trace } from '../../backend/entities';
import { useDateText } from '../../data/useDateText';
import { stepDates, traceProgress, traceSteps } from '../../domain/traceProgress';
import { useMessages } from '../../texts/useMessages';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { Tracker } from '../../ui/Tracker';
import { trackerMessages } from '../../screens/trackerMessages';
import { eventNames } from '../../texts/eventNames';

/** The events that end a trace. */
const outcomeEvents = { found: 'pensionFound', nothing: 'nothingFound' } as const;

/**
 * The progress of a trace, in four steps, with the day of each. Renders nothing for a trace that is part of another.
 */
export function TraceTracker({ status, status_dates }: Pick<Trace, 'status' | 'status_dates'>) {
  const texts = useMessages('tracker', trackerMessages);
  const names = useMessages('eventNames', eventNames);
  const dateText = useDateText();
  const groupOf = useTraceGroup();
  const progress = traceProgress(status, groupOf);
  const dates = stepDates(status, status_dates ?? {}, groupOf);
  if (!progress) return null;
  const { step, outcome } = progress;
  return (
    <Tracker
      label={texts.label}
      steps={traceSteps.map((name, index) => {
        const date = dates[index];
        return { label: names[name], text: date && <time dateTime={date}>{dateText(date)}</time> };
      })}
      current={step}
      currentLabel={outcome ? names[outcomeEvents[outcome]] : texts.now}
      doneLabel={texts.done}
      outcome={outcome}
    />
  );
}
