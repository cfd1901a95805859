import type { ReactNode, SyntheticEvent } from 'react';
import { useMessages } from '../texts/useMessages';
import { Button } from './Button';
import { EarlyPress } from './EarlyPress';
import { ErrorBox } from './ErrorBox';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary';
import { FormActions } from './FormActions';
import { uiMessages } from './messages';
import { useShownError } from './ShownErrorsContext';

/** The Cancel button of a form. */
export interface FormCancel {
  /** The label, if it is not 'Cancel'. */
  label?: string | undefined;
  /** Called when the button is pressed. */
  onPress: () => void;
  /** True while leaving is pending. */
  isBusy?: boolean | undefined;
  /** The error when leaving failed, as a text for customers. */
  problem?: string | undefined;
}

export interface FormFrameProps {
  /** The error summary, above everything. */
  summary: ErrorSummaryProps;
  /** Content between the summary and the fields, such as the error of a failed load. */
  notice?: ReactNode;
  /** Called when the form is submitted. */
  onSubmit: (event: SyntheticEvent) => void;
  /** The fields. */
  children: ReactNode;
  /** The error when sending failed, as a text for customers. */
  problem?: string | undefined;
  /** The buttons below the fields, the primary one first. */
  buttons: ReactNode;
  /** True while the form is being sent: Cancel is then disabled. */
  isBusy?: boolean | undefined;
  /** The Cancel button. Omit it for a form without one. */
  cancel?: FormCancel | undefined;
}

/** A form from its error summary to its buttons, without a heading. */
export function FormFrame(props: FormFrameProps) {
  const { summary, notice, onSubmit, children, problem, buttons, isBusy = false, cancel } = props;
  const words = useMessages('ui', uiMessages);
  useShownError(Boolean(problem ?? cancel?.problem));
  return (
    <div className="ptr ptr-stack">
      <ErrorSummary {...summary} />
      {notice}
      <form method="dialog" className="ptr ptr-stack" noValidate onSubmit={onSubmit}>
        <EarlyPress />
        {children}
        {problem ? <ErrorBox message={problem} /> : null}
        {cancel?.problem ? <ErrorBox message={cancel.problem} /> : null}
        <FormActions>
          {buttons}
          {cancel ? (
            <Button variant="quiet" isBusy={cancel.isBusy} isDisabled={isBusy} onPress={cancel.onPress}>
              {cancel.label ?? words.cancel}
            </Button>
          ) : null}
        </FormActions>
      </form>
    </div>
  );
}
