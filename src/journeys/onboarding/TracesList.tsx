import type { Trace } from '../../backend/entities';
import { traceMessages } from '../../features/traces/messages';
import { TraceRow } from '../../features/traces/TraceRow';
import { useTraceForm } from '../../features/traces/useTraceForm';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { AsyncList } from '../../ui/AsyncList';
import { EditButton } from '../../entries/EditButton';
import { EntryListScreen } from '../../entries/EntryListScreen';
import { traceWizardMessages } from './messages';
import { TraceSteps } from './TraceSteps';
import type { UseEntryListOptions } from '../../entries/useEntryList';
import { useTracesList } from './useTracesList';

/** 'Would You Like To Trace Another Pension?': the traces so far, each with its form (specification section 2.3). */
export function TracesList(options: UseEntryListOptions) {
  usePensionTrace('<TracesList>');
  const { list, actions, editing } = useTracesList(options);
  const screen = useMessages('traceWizard', traceWizardMessages);
  const texts = useMessages('traces', traceMessages);
  const shared = useMessages('shared', sharedMessages);

  if (editing.edited) return <TraceEditing trace={editing.edited} onClose={editing.close} />;
  return (
    <EntryListScreen
      texts={screen}
      actions={actions}
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
  const texts = useMessages('traceWizard', traceWizardMessages);
  const form = useTraceForm({ trace, onCompleted: () => onClose(form.employer) });

  function handleCancel() {
    form.discard();
    onClose();
  }

  return <TraceSteps heading={texts.editHeading} focusHeading form={form} cancel={{ onPress: handleCancel }} />;
}
