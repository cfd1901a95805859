import { asQuestionScreen, type QuestionScreen } from '../../ui/asScreen';
import { EntryStepScreen } from '../../entries/EntryStepScreen';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { traceWizardMessages } from './messages';
import { TraceSteps } from './TraceSteps';
import { useTraceWizard, type UseTraceWizardOptions } from './useTraceWizard';

/**
 * 'Let's Trace Your First Pension' or 'Let's Trace Another Pension', in two steps, for a customer with tag 6. Sends
 * `portal_create_trace`; Cancel sends `portal_create_trace_cancel`.
 *
 * @example
 * ```tsx
 * <TraceWizard onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const TraceWizard = asQuestionScreen(function TraceWizard<Extra = unknown>(
  props: UseTraceWizardOptions<Extra>,
  { slots }: QuestionScreen,
) {
  usePensionTrace('<TraceWizard>');
  const step = useTraceWizard(props);
  const texts = useMessages('traceWizard', traceWizardMessages);
  return (
    <EntryStepScreen step={step} texts={texts}>
      {(heading, cancel) => (
        <TraceSteps
          heading={slots.heading ?? heading}
          lead={texts.lead}
          form={step.form}
          questions={slots.fields}
          cancel={step.cancel.isOffered ? cancel : undefined}
        />
      )}
    </EntryStepScreen>
  );
});
