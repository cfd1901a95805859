import type { Trace } from '../../backend/entities';
import { traceMessages } from '../../features/traces/messages';
import { TraceRow } from '../../features/traces/TraceRow';
import { useTraceForm } from '../../features/traces/useTraceForm';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { AsyncList } from '../../ui/AsyncList';
import { EditButton } from '../../entries/EditButton';
import { EntryListScreen } from '../../entries/EntryListScreen';
import { traceWizardMessages } from './messages';
import { TraceSteps } from './TraceSteps';
import { useTracesList, type UseTracesListOptions } from './useTracesList';

export type TracesListProps = UseTracesListOptions;

/** 'Would You Like To Trace Another Pension?': the traces so far, each with its form (specification section 2.3). */
export function TracesList(props: TracesListProps) {
  const { list, moves, editing } = useTracesList(props);
  const screen = useMessages(traceWizardMessages);
  const texts = useMessages(traceMessages);
  const shared = useMessages(sharedMessages);

  if (editing.edited) return <TraceEditing trace={editing.edited} onClose={editing.close} />;
  return (
    <EntryListScreen
      texts={screen}
      moves={moves}
      count={list.status === 'ready' ? list.items.length : 0}
      saved={editing.saved}
    >
      <AsyncList
        state={list}
        label={texts.list}
        skeleton={{ count: 3, label: texts.loading }}
        failure={{ heading: texts.failedHeading, message: texts.failed, tryAgain: shared.tryAgain }}
        empty={{ heading: texts.emptyHeading, headingLevel: 2, text: texts.empty, icon: 'search' }}
      >
        {(trace) => (
          <TraceRow
            key={trace.id}
            trace={trace}
            titleLevel={2}
            action={
              <EditButton
                name={trace.name}
                takesFocus={editing.returnedFrom === trace.id}
                onPress={() => editing.open(trace)}
              />
            }
          />
        )}
      </AsyncList>
    </EntryListScreen>
  );
}

function TraceEditing({ trace, onClose }: { trace: Trace; onClose: (savedName?: string) => void }) {
  const texts = useMessages(traceWizardMessages);
  const form = useTraceForm({ trace, onCompleted: () => onClose(form.employer) });

  function handleCancel() {
    form.discard();
    onClose();
  }

  return <TraceSteps heading={texts.editHeading} focusHeading form={form} cancel={{ onPress: handleCancel }} />;
}
