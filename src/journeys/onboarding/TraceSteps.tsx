import { traceMessages } from '../../features/traces/messages';
import { TraceFormView, type TraceFormViewProps } from '../../features/traces/TraceFormView';
import { useMessages } from '../../texts/useMessages';
import { Screen } from '../../ui/Screen';

export interface TraceStepsProps extends TraceFormViewProps {
  /** The heading of the first step; that of the second is the question about the provider. */
  heading: string;
  /** A sentence under it. */
  lead?: string;
  /** True to focus the heading on mount, because the screen replaces another one. */
  focusHeading?: boolean;
}

/** The two steps of a trace as screens. Each screen's heading is its question. */
export function TraceSteps({ heading, lead, focusHeading = false, form, cancel }: TraceStepsProps) {
  const texts = useMessages('traces', traceMessages);
  const isAtEmployer = form.step === 'employer';
  return (
    <Screen
      key={form.step}
      heading={isAtEmployer ? heading : texts.providerHeading(form.employer)}
      lead={isAtEmployer ? lead : texts.providerLead}
      focusHeading={focusHeading || form.hasMoved}
    >
      <TraceFormView form={form} cancel={cancel} />
    </Screen>
  );
}
