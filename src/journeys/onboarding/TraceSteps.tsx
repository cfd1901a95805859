import type { ReactNode } from 'react';
import { traceMessages } from '../../features/traces/messages';
import { TraceFormView, type TraceFormViewProps } from '../../features/traces/TraceFormView';
import { useMessages } from '../../texts/useMessages';
import { Screen } from '../../ui/Screen';
import { Untranslated } from '../../ui/Untranslated';

export interface TraceStepsProps extends TraceFormViewProps {
  /** The heading of the first step. The second step's is the question about the provider. */
  heading: ReactNode;
  /** A sentence below the heading. */
  lead?: string | undefined;
  /** True to focus the heading on mount, because the screen replaces another. */
  focusHeading?: boolean | undefined;
}

/** The two steps of a trace as screens, each with its question as the heading. */
export function TraceSteps({ heading, lead, focusHeading = false, form, questions, cancel }: TraceStepsProps) {
  const texts = useMessages('traces', traceMessages);
  const isAtEmployer = form.step === 'employer';
  return (
    <Screen
      key={form.step}
      heading={
        isAtEmployer ? (
          heading
        ) : (
          <Untranslated within={texts.providerHeading(form.employer)}>{form.employer}</Untranslated>
        )
      }
      lead={isAtEmployer ? lead : texts.providerLead}
      focusHeading={focusHeading || form.hasMoved}
    >
      <TraceFormView form={form} questions={questions} cancel={cancel} />
    </Screen>
  );
}
