import { useMemo, type ReactNode } from 'react';
import type { Trace } from '../../backend/entities';
import { groupTraces, type ListGroup } from '../../domain/groupTraces';
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
/** The `id` of the group of found pensions, for a link to it. */
export const foundGroupId = 'pensions-found';
const groupWords = {
  found: 'groupFound',
  customer: 'groupCustomer',
  firm: 'groupFirm',
  provider: 'groupProvider',
  finished: 'groupFinished',
} as const satisfies Record<ListGroup, string>;

/** Traces grouped: first those that found a pension, then by who acts next. Each group has a heading with a count, except a single small group. */
export function TraceGroups({ traces, total, rowIdOf, children }: TraceGroupsProps) {
  const texts = useMessages('portal', portalMessages);
  const list = useMessages('traces', traceMessages);
  const groupOf = useTraceGroup();
  const { config, visit } = usePensionTrace();
  const { openLists } = visit;
  const { answerTime } = config.promises;
  const groups = useMemo(() => groupTraces(traces, groupOf), [traces, groupOf]);
  const hasHeadings = groups.length > 1 || total > mostWithoutHeading;

  return groups.map(({ group, traces: items }) => (
    <div
      key={group}
      id={group === 'found' ? foundGroupId : undefined}
      tabIndex={group === 'found' ? -1 : undefined}
      className={classNames(
        'ptr ptr-no-ring ptr-trace-group',
        items.length > longFrom && !openLists.has(texts[groupWords[group]]) && 'ptr-trace-group--cut',
      )}
    >
      {hasHeadings && (
        <Heading level={3} className="ptr ptr-heading ptr-heading--large" key={items.length}>
          {texts.groupHeading(texts[groupWords[group]], items.length)}
        </Heading>
      )}
      {group === 'customer' && <p className="ptr ptr-quiet">{texts.customerLead}</p>}
      {group === 'provider' && answerTime && <p className="ptr ptr-quiet">{answerTime.sentence}</p>}
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
