import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useErrorSummary } from '../../screens/useErrorSummary';
import type { Form } from '../../forms/Form';
import { SubmitButton } from '../../screens/SubmitButton';
import { EarlyPress } from '../../ui/EarlyPress';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormActions } from '../../ui/FormActions';
import { useShownError } from '../../ui/ShownErrorsContext';

interface AccessFormProps<Values extends FieldValues> {
  /** The form's hook result. */
  access: Form<Values>;
  /** The submit button's text. */
  submitLabel: string;
  /** The submit button's text while the form is sent. Default 'Loading...'. */
  busyLabel?: string | undefined;
  /** Shown below the server's refusal. */
  refusalHelp?: ReactNode;
  children: ReactNode;
}

/** The frame of every access form: error summary, fields, the server's refusal, submit button. */
export function AccessForm<Values extends FieldValues>(props: AccessFormProps<Values>) {
  const summary = useErrorSummary(props.access);
  const { state, submit } = props.access;
  useShownError(state.status === 'error');
  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <EarlyPress />
      <ErrorSummary {...summary} />
      {props.children}
      {state.status === 'error' && <ErrorBox message={state.message}>{props.refusalHelp}</ErrorBox>}
      <FormActions>
        <SubmitButton status={state.status} busyLabel={props.busyLabel} isWide>
          {props.submitLabel}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
