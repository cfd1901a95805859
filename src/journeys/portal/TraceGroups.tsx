import { useMemo, type ReactNode } from 'react';
import type { Trace } from '../../backend/entities';
import { groupTraces } from '../../domain/groupTraces';
import { traceMessages } from '../../features/traces/messages';
import { useMessages } from '../../texts/useMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { classNames } from '../../ui/classNames';
import { Heading, type HeadingLevel } from '../../ui/Heading';
import { ItemList, longFrom } from '../../ui/ItemList';
import { groupIdOf } from './linkToGroup';
import { portalMessages } from './messages';
import { TraceOverview } from './TraceOverview';
import { useGroupName } from './useGroupName';

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
/** A picture of all groups, then traces grouped: first those that found a pension, then by who acts next. Each group has a heading with a count, except a single small group. */
export function TraceGroups({ traces, total, rowIdOf, children }: TraceGroupsProps) {
  const texts = useMessages('portalDashboard', portalMessages);
  const rows = useMessages('traces', traceMessages);
  const nameOf = useGroupName();
  const groupOf = useTraceGroup();
  const { openLists } = usePensionTrace().memory.visit;
  const groups = useMemo(() => groupTraces(traces, groupOf), [traces, groupOf]);
  const hasHeadings = groups.length > 1 || total > mostWithoutHeading;

  const lists = groups.map(({ group, traces: items }) => (
    <div
      key={group}
      id={groupIdOf(group)}
      tabIndex={-1}
      className={classNames(
        'ptr ptr-no-ring ptr-trace-group',
        items.length > longFrom && !openLists.has(nameOf(group)) && 'ptr-trace-group--cut',
      )}
    >
      {hasHeadings && (
        <Heading level={3} className="ptr ptr-heading ptr-heading--large" key={items.length}>
          {texts.groupHeading(nameOf(group), items.length)}
        </Heading>
      )}
      {group === 'customer' && <p className="ptr ptr-quiet">{texts.customerLead}</p>}
      <ItemList label={hasHeadings ? nameOf(group) : rows.list} items={items} rowIdOf={rowIdOf} openLists={openLists}>
        {(trace) => children(trace, hasHeadings ? 4 : 3)}
      </ItemList>
    </div>
  ));
  return (
    <>
      {groups.length > 1 && <TraceOverview groups={groups} />}
      {lists}
    </>
  );
}
