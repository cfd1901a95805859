import { entryMessages } from '../../entries/entryMessages';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormFrame, type FormCancel } from '../../ui/FormFrame';
import { EmployerStep } from './EmployerStep';
import { traceMessages } from './messages';
import { ProviderStep } from './ProviderStep';
import type { UseTraceFormResult } from './useTraceForm';

export interface TraceFormViewProps {
  /** What `useTraceForm` gave. */
  form: UseTraceFormResult;
  /** How the form is left. Without it there is no Cancel. */
  cancel?: Omit<FormCancel, 'label' | 'busyLabel'> | undefined;
}

/** The form at the step where it stands, without a heading. */
export function TraceFormView({ form, cancel }: TraceFormViewProps) {
  const texts = useMessages('traces', traceMessages);
  const shared = useMessages('shared', sharedMessages);
  const entry = useMessages('entry', entryMessages);
  const { state, step, mode, profileFailure } = form;
  const isAtEmployer = step === 'employer';
  const isBusy = state.status === 'submitting' || state.status === 'done';
  const sendWords = form.isSkipping ? texts.skipAndCreate : texts.create;

  return (
    <FormFrame
      key={step}
      summary={{
        heading: shared.errorSummaryHeading,
        errors: state.status === 'invalid' ? state.problems : [],
        focusKey: form.submitCount,
      }}
      notice={
        profileFailure && (
          <ErrorBox message={entry.profileFailed}>
            <Button variant="secondary" onPress={profileFailure.retry}>
              {shared.tryAgain}
            </Button>
          </ErrorBox>
        )
      }
      onSubmit={isAtEmployer ? form.next : form.submit}
      problem={state.status === 'failed' && !isAtEmployer ? state.message : undefined}
      buttons={
        isAtEmployer ? (
          <Button type="submit" isDisabled={cancel?.isBusy}>
            {texts.next}
          </Button>
        ) : (
          <>
            <Button type="submit" isBusy={isBusy} busyLabel={shared.loading} isDisabled={cancel?.isBusy}>
              {mode === 'edit' ? texts.saveEdit : sendWords}
            </Button>
            <Button variant="secondary" isDisabled={isBusy || cancel?.isBusy} onPress={form.back}>
              {texts.back}
            </Button>
          </>
        )
      }
      isBusy={isBusy}
      cancel={cancel && { ...cancel, label: shared.cancel, busyLabel: shared.loading }}
    >
      {isAtEmployer ? <EmployerStep form={form} /> : <ProviderStep form={form} />}
    </FormFrame>
  );
}
