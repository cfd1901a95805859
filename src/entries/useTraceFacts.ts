import { useCallback } from 'react';
import type { Trace } from '../backend/entities';
import { useDateText } from '../data/useDateText';
import { answerBy } from '../domain/answerBy';
import type { EventFacts } from '../domain/customerEvents';
import { traceEvent, type TraceEvent } from '../domain/traceEvent';
import { stepDates, traceProgress } from '../domain/traceProgress';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useTraceGroup } from './useTraceGroup';

/** What a trace tells its customer: its event, with the facts of its words. */
export interface TraceFacts {
  kind: TraceEvent;
  facts: EventFacts;
}

/**
 * Returns a function that returns the event of a trace. `isShort` is for a row. `askedAt` is the day of a letter for a
 * trace that does not say itself when each step was reached.
 */
export function useTraceFacts({ isShort = false } = {}): (
  trace: Pick<Trace, 'name' | 'status' | 'status_dates'>,
  askedAt?: string,
) => TraceFacts {
  const { clock, config } = usePensionTrace();
  const { answerTime } = config.promises;
  const dateText = useDateText({ isShort });
  const groupOf = useTraceGroup();
  return useCallback(
    ({ name, status, status_dates }, askedAt) => {
      const kind = traceEvent(status, groupOf);
      const step = traceProgress(status, groupOf)?.step;
      const reached = step === undefined ? undefined : stepDates(status, status_dates ?? {}, groupOf)[step - 1];
      const date = reached ?? askedAt;
      const day = date && dateText(date);
      const facts = { name, day, usual: answerTime?.sentence };
      if (kind !== 'asked' || !date || !answerTime) return { kind, facts };
      const by = answerBy(date, answerTime.days);
      return { kind, facts: { ...facts, by: dateText(by), isLate: by < clock.now() } };
    },
    [answerTime, clock, dateText, groupOf],
  );
}
