import type { ReactNode } from 'react';
import { useErrorSummary } from '../../forms/useErrorSummary';
import type { Form } from '../../forms/useForm';
import { SubmitButton } from '../../entries/SubmitButton';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormActions } from '../../ui/FormActions';

interface AccessFormProps<Values extends object, Output> {
  /** The form's hook result. */
  access: Form<Values, Output>;
  /** The submit button's text. */
  submitLabel: string;
  /** The submit button's text while the form is sent. Default: the shared 'Loading...'. */
  busyLabel?: string;
  children: ReactNode;
}

/** The frame of every access form: error summary, fields, the server's refusal, submit button. */
export function AccessForm<Values extends object, Output>(props: AccessFormProps<Values, Output>) {
  const summary = useErrorSummary(props.access);
  const { state, submit } = props.access;
  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <ErrorSummary {...summary} />
      {props.children}
      {state.status === 'failed' && <ErrorBox message={state.message} />}
      <FormActions>
        <SubmitButton status={state.status} busyLabel={props.busyLabel} isWide>
          {props.submitLabel}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
