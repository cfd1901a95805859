import { entryMessages } from '../../entries/entryMessages';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormFrame, type FormCancel } from '../../ui/FormFrame';
import { pensionMessages } from './messages';
import { PensionFields } from './PensionFields';
import type { UsePensionFormResult } from './usePensionForm';

export interface PensionFormViewProps {
  /** What `usePensionForm` gave. */
  form: UsePensionFormResult;
  /** How the form is left. Without it there is no Cancel. */
  cancel?: Omit<FormCancel, 'label' | 'busyLabel'> | undefined;
}

/** The form from its error summary to its buttons, for a hook that is called elsewhere. */
export function PensionFormView({ form, cancel }: PensionFormViewProps) {
  const texts = useMessages('pensions', pensionMessages);
  const shared = useMessages('shared', sharedMessages);
  const entry = useMessages('entry', entryMessages);
  const { state, mode, profileFailure } = form;
  const isBusy = state.status === 'submitting' || state.status === 'done';

  return (
    <FormFrame
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
      onSubmit={form.submit}
      problem={state.status === 'failed' ? state.message : undefined}
      buttons={
        <Button type="submit" isBusy={isBusy} busyLabel={shared.loading} isDisabled={cancel?.isBusy}>
          {mode === 'edit' ? texts.saveEdit : texts.create}
        </Button>
      }
      isBusy={isBusy}
      cancel={cancel && { ...cancel, label: shared.cancel, busyLabel: shared.loading }}
    >
      <PensionFields form={form} />
    </FormFrame>
  );
}
