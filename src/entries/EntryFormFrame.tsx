import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useErrorSummary } from '../screens/useErrorSummary';
import { useMessages } from '../texts/useMessages';
import { uiMessages } from '../ui/messages';
import { SubmitButton } from '../screens/SubmitButton';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { FormFrame, type FormCancel, type FormFrameProps } from '../ui/FormFrame';
import { entryMessages } from './entryMessages';
import type { EntryForm } from './useEntryForm';

export interface EntryFormFrameProps {
  form: Pick<EntryForm<FieldValues>, 'state' | 'submitCount' | 'profileFailure'>;
  onSubmit: FormFrameProps['onSubmit'];
  /** The label of the submit button. */
  submitLabel: string;
  /** False for a step that sends nothing. Default true. */
  isLastStep?: boolean | undefined;
  /** A button after the submit button. */
  secondButton?: ReactNode;
  /** Leaves the form without sending. Omit it for a form without a Cancel button. */
  cancel?: Omit<FormCancel, 'label'> | undefined;
  children: ReactNode;
}

/** The form of a trace or a pension, from the error summary to the buttons. */
export function EntryFormFrame(props: EntryFormFrameProps) {
  const { form, onSubmit, submitLabel, isLastStep = true, secondButton, cancel, children } = props;
  const { state, profileFailure } = form;
  const ui = useMessages('ui', uiMessages);
  const summary = useErrorSummary(form);
  const texts = useMessages('entry', entryMessages);
  const isBusy = state.status === 'pending' || state.status === 'success';

  return (
    <FormFrame
      summary={summary}
      notice={
        profileFailure && (
          <ErrorBox message={texts.profileFailed}>
            <Button variant="secondary" onPress={profileFailure.retry}>
              {ui.tryAgain}
            </Button>
          </ErrorBox>
        )
      }
      onSubmit={onSubmit}
      problem={state.status === 'error' && isLastStep ? state.message : undefined}
      buttons={
        <>
          <SubmitButton status={state.status} isDisabled={cancel?.isBusy}>
            {submitLabel}
          </SubmitButton>
          {secondButton}
        </>
      }
      isBusy={isBusy}
      cancel={cancel}
    >
      {children}
    </FormFrame>
  );
}
