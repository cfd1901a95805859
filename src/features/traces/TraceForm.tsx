import { asQuestionScreen, type QuestionScreen } from '../../ui/asScreen';
import { useCallback, type ReactNode } from 'react';
import { EmbeddedForm } from '../../entries/EmbeddedForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { traceMessages } from './messages';
import { TraceFormView } from './TraceFormView';
import { useTraceForm, type UseTraceFormOptions } from './useTraceForm';
import { Untranslated } from '../../ui/Untranslated';

/** Props of {@link TraceForm}. */
export interface TraceFormProps<Extra = unknown> extends UseTraceFormOptions<Extra> {
  /** Called by Cancel, after the values are discarded. Omit it for a form without a Cancel button. */
  onCancel?: (() => void) | undefined;
  /** The heading level of each step's question. Default 3, for a dialog with its own heading. */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * The form that creates or edits a trace, for a dialog or your own page. Each step's question is a heading. When
 * editing, pass the trace's id as `key`.
 *
 * @example
 * ```tsx
 * <TraceForm
 *   headingLevel={2}
 *   onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))}
 *   onCancel={() => console.log('cancelled')}
 * />
 * ```
 */
export const TraceForm = asQuestionScreen(function TraceForm<Extra = unknown>(
  { onCancel, headingLevel = 3, ...options }: TraceFormProps<Extra>,
  { slots }: QuestionScreen,
) {
  usePensionTrace('<TraceForm>');
  const form = useTraceForm(options);
  const texts = useMessages('traces', traceMessages);
  const heading =
    form.step === 'employer' ? (
      (slots.heading ?? texts.employerHeading)
    ) : (
      <Untranslated within={texts.providerHeading(form.employer)}>{form.employer}</Untranslated>
    );

  function handleCancel() {
    form.discard();
    onCancel?.();
  }

  return (
    <EmbeddedForm>
      <StepHeading key={form.step} level={headingLevel} takesFocus={form.hasMoved}>
        {heading}
      </StepHeading>
      {form.step === 'provider' && <p className="ptr ptr-trace-form__lead">{texts.providerLead}</p>}
      <TraceFormView form={form} questions={slots.fields} cancel={onCancel && { onPress: handleCancel }} />
    </EmbeddedForm>
  );
});

function StepHeading({ level, takesFocus, children }: { level: 2 | 3; takesFocus: boolean; children: ReactNode }) {
  const Element = `h${level}` as const;
  // Synchronous: an effect could run after the customer's first key press and take focus from the field.
  const takeFocus = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (takesFocus) heading?.focus();
    },
    [takesFocus],
  );

  return (
    <Element
      className="ptr ptr-heading ptr-heading--large ptr-no-ring ptr-trace-form__heading"
      ref={takeFocus}
      tabIndex={-1}
    >
      {children}
    </Element>
  );
}
