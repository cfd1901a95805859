import type { ReactNode } from 'react';
import type { Trace } from '../../backend/entities';
import { statusLabel, statusTone } from '../../domain/traceStatus';
import { useEntryYears } from '../../entries/useEntryYears';
import { Badge } from '../../ui/Badge';
import type { HeadingLevel } from '../../ui/Heading';
import { ListRow } from '../../ui/ListRow';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Props of {@link TraceRow}. */
export interface TraceRowProps {
  /** The trace. */
  trace: Trace;
  /** The one thing to do with it: a button or a link. */
  action?: ReactNode;
  /** Which heading element the employer is. Default 3. */
  titleLevel?: HeadingLevel;
}

/** A trace in a list: the employer, the years and the provider, the status. */
export function TraceRow({ trace, action, titleLevel }: TraceRowProps) {
  usePensionTrace('<TraceRow>');
  const years = useEntryYears()(trace);
  return (
    <ListRow
      title={trace.name}
      titleLevel={titleLevel}
      meta={[years, trace.provider].filter(Boolean).join(' · ')}
      badge={<Badge tone={statusTone(trace.status.name)}>{statusLabel(trace.status.name)}</Badge>}
      action={action}
    />
  );
}
