import type { Status } from '../../backend/entities';
import { traceProgress, traceSteps } from '../../domain/traceProgress';
import { useMessages } from '../../texts/useMessages';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { Tracker } from '../../ui/Tracker';
import { trackerMessages } from '../../screens/trackerMessages';

/** The progress of a trace with this status, in four steps. Renders nothing for a trace that is part of another. */
export function TraceTracker({ status }: { status: Status }) {
  const texts = useMessages('tracker', trackerMessages);
  const progress = traceProgress(status, useTraceGroup());
  if (!progress) return null;
  const { step, outcome } = progress;
  return (
    <Tracker
      label={texts.label}
      steps={traceSteps.map((name) => ({ label: texts[name] }))}
      current={step}
      currentLabel={texts[outcome ?? 'now']}
      doneLabel={texts.done}
      outcome={outcome}
    />
  );
}
