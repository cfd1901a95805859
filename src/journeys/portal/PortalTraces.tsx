import type { Pension, Trace } from '../../backend/entities';
import { traceMessages } from '../../features/traces/messages';
import { TraceRow } from '../../features/traces/TraceRow';
import { useTraces } from '../../features/traces/useTraces';
import { readPensions } from '../../data/reads';
import { useRead } from '../../data/useRead';
import { useMessages } from '../../texts/useMessages';
import { TraceDialog } from '../entry-dialogs/entryDialogs';
import { portalMessages } from './messages';
import { PortalEntries, ViewLink } from './PortalEntries';
import { TraceGroups } from './TraceGroups';
import type { UsePortalDashboardResult } from './usePortalDashboard';

const rowIdOf = ({ id }: Trace) => `trace-${id}`;
const textOf = ({ name, provider }: Trace) => `${name} ${provider ?? ''}`;

/** The provider of the pension that a trace found. */
function providerOf({ pension_id }: Trace, pensions: readonly Pension[]): string | undefined {
  return (pension_id && pensions.find(({ id }) => id === pension_id)?.provider?.trim()) || undefined;
}

/** The dashboard's first tab: the traces grouped by who acts next, and the dialog to add one. */
export function PortalTraces({ dashboard }: { dashboard: UsePortalDashboardResult }) {
  const texts = useMessages('portalDashboard', portalMessages);
  const pensions = useRead(readPensions());
  const known = pensions.status === 'success' ? pensions.data : [];
  return (
    <PortalEntries
      dashboard={dashboard}
      kind="trace"
      list={useTraces()}
      heading={texts.traces}
      addLabel={texts.addTrace}
      findLabel={texts.findTrace}
      countLabel={texts.traceCount}
      textOf={textOf}
      texts={useMessages('traces', traceMessages)}
      emptyIcon="search"
      dialog={(dialog) => <TraceDialog {...dialog} heading={texts.newTrace} />}
    >
      {(found, total) => (
        <TraceGroups traces={found} total={total} rowIdOf={rowIdOf}>
          {(trace, titleLevel) => (
            <TraceRow
              key={trace.id}
              id={rowIdOf(trace)}
              trace={trace}
              foundAt={providerOf(trace, known)}
              titleLevel={titleLevel}
              action={<ViewLink kind="trace" id={trace.id} name={trace.name} />}
            />
          )}
        </TraceGroups>
      )}
    </PortalEntries>
  );
}
