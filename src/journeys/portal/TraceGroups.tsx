import { useMemo, type ReactNode } from 'react';
import type { Trace } from '../../backend/entities';
import { groupTraces, type TraceGroup } from '../../domain/traceGroup';
import { traceMessages } from '../../features/traces/messages';
import { useMessages } from '../../texts/useMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { classNames } from '../../ui/classNames';
import { Heading, type HeadingLevel } from '../../ui/Heading';
import { ItemList, longFrom } from '../../ui/ItemList';
import { portalMessages } from './messages';

interface TraceGroupsProps {
  /** The traces to show. */
  traces: readonly Trace[];
  /** The number of all traces, filtered ones included. */
  total: number;
  /** Returns the `id` of a trace's row. */
  rowIdOf: (trace: Trace) => string;
  /** Renders one trace with this heading level. */
  children: (trace: Trace, titleLevel: HeadingLevel) => ReactNode;
}

/** A single group with at most this many traces needs no heading. */
const mostWithoutHeading = 3;
const groupWords = {
  customer: 'groupCustomer',
  firm: 'groupFirm',
  provider: 'groupProvider',
  finished: 'groupFinished',
} as const satisfies Record<TraceGroup, string>;

/** Traces grouped by who acts next. Each group has a heading with a count, except a single small group. */
export function TraceGroups({ traces, total, rowIdOf, children }: TraceGroupsProps) {
  const texts = useMessages('portal', portalMessages);
  const list = useMessages('traces', traceMessages);
  const groupOf = useTraceGroup();
  const { openLists } = usePensionTrace().visit;
  const groups = useMemo(() => groupTraces(traces, groupOf), [traces, groupOf]);
  const hasHeadings = groups.length > 1 || total > mostWithoutHeading;

  return groups.map(({ group, traces: items }) => (
    <div
      key={group}
      className={classNames(
        'ptr ptr-trace-group',
        items.length > longFrom && !openLists.has(texts[groupWords[group]]) && 'ptr-trace-group--cut',
      )}
    >
      {hasHeadings && (
        <Heading level={3} className="ptr ptr-heading ptr-heading--large" key={items.length}>
          {texts.groupHeading(texts[groupWords[group]], items.length)}
        </Heading>
      )}
      {group === 'provider' && <p className="ptr ptr-quiet">{texts.turnaround}</p>}
      <ItemList
        label={hasHeadings ? texts[groupWords[group]] : list.list}
        items={items}
        rowIdOf={rowIdOf}
        openLists={openLists}
      >
        {(trace) => children(trace, hasHeadings ? 4 : 3)}
      </ItemList>
    </div>
  ));
}
