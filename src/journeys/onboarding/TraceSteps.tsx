import { traceMessages } from '../../features/traces/messages';
import { TraceFormView, type TraceFormViewProps } from '../../features/traces/TraceFormView';
import { useMessages } from '../../provider/useMessages';
import { Screen } from '../../ui/Screen';

export interface TraceStepsProps extends TraceFormViewProps {
  /** The heading of the first step; the second has the question for the provider. */
  heading: string;
  /** A sentence under it. */
  lead?: string;
  /** True to put focus on the heading from the start, because the screen came in place of another. */
  focusHeading?: boolean;
}

/** The two steps of a trace as screens, each with its question as the heading. */
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
