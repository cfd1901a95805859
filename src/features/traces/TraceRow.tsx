import type { ReactNode } from 'react';
import type { Trace } from '../../backend/entities';
import { customerEvents } from '../../domain/customerEvents';
import { traceProgress, traceSteps } from '../../domain/traceProgress';
import { StatusBadge } from './StatusBadge';
import { useEntryYears } from '../../entries/useEntryYears';
import { asScreen } from '../../ui/asScreen';
import type { HeadingLevel } from '../../ui/Heading';
import { ListRow } from '../../ui/ListRow';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { useTraceFacts } from '../../entries/useTraceFacts';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { eventLines } from '../../texts/eventLines';
import { eventNames } from '../../texts/eventNames';
import { TraceRing } from '../../ui/TraceRing';
import { trackerMessages } from '../../screens/trackerMessages';
import { Untranslated } from '../../ui/Untranslated';

/** Props of {@link TraceRow}. */
export interface TraceRowProps {
  /** The trace. */
  trace: Trace;
  /** The provider of the pension that it found, if the pension is known. */
  foundAt?: string | undefined;
  /** The row's action: a button or a link. */
  action?: ReactNode;
  /** The heading level of the employer. Default 3. */
  titleLevel?: HeadingLevel | undefined;
  /** The `id` of the row, for links to it. */
  id?: string | undefined;
}

/**
 * A trace in a list: employer, years, provider, status, and what happened last with its day.
 *
 * @example
 * ```tsx
 * function Page() {
 *   const traces = useTraces();
 *   if (traces.status !== 'success') return null;
 *   return (
 *     <List>
 *       {traces.data.map((trace) => (
 *         <TraceRow key={trace.id} trace={trace} titleLevel={2} />
 *       ))}
 *     </List>
 *   );
 * }
 * ```
 */
export const TraceRow = asScreen(function TraceRow({ trace, foundAt, action, titleLevel, id }: TraceRowProps, root) {
  usePensionTrace('<TraceRow>');
  const years = useEntryYears()(trace);
  const texts = useMessages('tracker', trackerMessages);
  const progress = traceProgress(trace.status, useTraceGroup());
  const names = useMessages('eventNames', eventNames);
  const lines = useMessages('eventLines', eventLines);
  const { kind, facts } = useTraceFacts({ isShort: true })(trace);
  const provider = kind === 'pensionFound' ? foundAt : undefined;
  const meta = [years, trace.provider === provider ? undefined : trace.provider].filter(Boolean).join(' · ');
  return (
    <ListRow
      {...root}
      id={id}
      title={<Untranslated>{trace.name}</Untranslated>}
      titleLevel={titleLevel}
      meta={meta && <Untranslated within={meta}>{trace.provider ?? ''}</Untranslated>}
      mark={
        progress ? (
          <TraceRing
            closed={progress.step}
            hasPoint
            outcome={progress.outcome}
            label={texts.stepOf(names[kind], progress.step, traceSteps.length)}
          />
        ) : (
          <TraceRing closed={0} />
        )
      }
      badge={<StatusBadge name={trace.status.name} />}
      action={action}
    >
      <p className={`ptr ptr-list-row__news ptr-list-row__news--${customerEvents[kind].tone}`}>
        <Untranslated within={lines[kind]({ ...facts, provider })}>{provider ?? ''}</Untranslated>
      </p>
    </ListRow>
  );
});
