import { useEffect, useRef } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { traceMessages } from './messages';
import { TraceFormView } from './TraceFormView';
import { useTraceForm, type UseTraceFormOptions } from './useTraceForm';

/** Props of {@link TraceForm}. */
export interface TraceFormProps extends UseTraceFormOptions {
  /** Called when the customer leaves without sending; what was typed is thrown away. Without it there is no Cancel. */
  onCancel?: () => void;
  /** Which heading element the question of each step is. Default 3, for a dialog with a heading of its own. */
  headingLevel?: 2 | 3;
}

/**
 * A trace being created or changed, for a dialog or a page of a host's own: the question of each step as a heading,
 * its fields, its buttons. Give it the trace's id as `key` when it edits.
 */
export function TraceForm({ onCancel, headingLevel = 3, ...options }: TraceFormProps) {
  usePensionTrace('<TraceForm>');
  const form = useTraceForm(options);
  const texts = useMessages('traces', traceMessages);
  const heading = form.step === 'employer' ? texts.employerHeading : texts.providerHeading(form.employer);

  function handleCancel() {
    form.discard();
    onCancel?.();
  }

  return (
    <div className="ptr-trace-form ptr-stack">
      <StepHeading key={form.step} level={headingLevel} takesFocus={form.hasMoved}>
        {heading}
      </StepHeading>
      {form.step === 'provider' && <p className="ptr-trace-form__lead">{texts.providerLead}</p>}
      <TraceFormView form={form} cancel={onCancel && { onPress: handleCancel }} />
    </div>
  );
}

function StepHeading({ level, takesFocus, children }: { level: 2 | 3; takesFocus: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Element = `h${level}` as const;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <Element className="ptr-trace-form__heading" ref={heading} tabIndex={-1}>
      {children}
    </Element>
  );
}
