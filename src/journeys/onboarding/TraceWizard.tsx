import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { cancelOf } from '../../entries/cancelOf';
import { traceWizardMessages } from './messages';
import { TraceSteps } from './TraceSteps';
import { CountPending } from '../../entries/CountPending';
import { useTraceWizard, type UseTraceWizardOptions } from './useTraceWizard';

/** 'Let's Trace Your First Pension' or 'Let's Trace Another Pension', in two steps (specification section 2.3). */
export function TraceWizard(props: UseTraceWizardOptions) {
  usePensionTrace('<TraceWizard>');
  const { state, form, cancel } = useTraceWizard(props);
  const texts = useMessages('traceWizard', traceWizardMessages);

  if (state.status !== 'ready') return <CountPending state={state} loading={texts.loading} />;
  return (
    <TraceSteps
      heading={state.isFirst ? texts.firstHeading : texts.anotherHeading}
      lead={texts.lead}
      form={form}
      cancel={cancel.isOffered ? cancelOf(cancel.state, cancel.go) : undefined}
    />
  );
}
