import { asScreen } from '../../ui/asScreen';
import type { Trace } from '../../backend/entities';
import { EntryListScreen } from '../../entries/EntryListScreen';
import { isUntouchedTrace } from '../../entries/isUntouched';
import { useTraceGroup } from '../../entries/useTraceGroup';
import type { UseEntryListOptions } from '../../entries/useEntryList';
import { traceMessages } from '../../features/traces/messages';
import { TraceRow } from '../../features/traces/TraceRow';
import { useTraceForm } from '../../features/traces/useTraceForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { traceWizardMessages } from './messages';
import { TraceSteps } from './TraceSteps';
import { useTraceList } from './useTraceList';

/**
 * 'Would You Like To Trace Another Pension?', for a customer with tag 7: the list of traces, each with its edit form.
 * Sends `portal_trace_add` or `portal_trace_continue`.
 *
 * @example
 * ```tsx
 * <TraceList onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const TraceList = asScreen(function TraceList(options: UseEntryListOptions) {
  usePensionTrace('<TraceList>');
  const groupOf = useTraceGroup();
  return (
    <EntryListScreen
      entries={useTraceList(options)}
      kind="trace"
      isUntouched={(trace) => isUntouchedTrace(trace, groupOf)}
      screen={useMessages('traceWizard', traceWizardMessages)}
      texts={useMessages('traces', traceMessages)}
      nameOf={(trace) => trace.name}
      row={(trace, action) => <TraceRow key={trace.id} trace={trace} titleLevel={2} action={action} />}
      form={(trace, close) => <TraceEditing trace={trace} onClose={close} />}
    />
  );
});

function TraceEditing({ trace, onClose }: { trace: Trace; onClose: (savedName?: string) => void }) {
  const texts = useMessages('traceWizard', traceWizardMessages);
  const form = useTraceForm({ trace, onCompleted: () => onClose(form.employer) });

  function handleCancel() {
    form.discard();
    onClose();
  }

  return <TraceSteps heading={texts.editHeading} focusHeading form={form} cancel={{ onPress: handleCancel }} />;
}
