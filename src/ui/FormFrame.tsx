import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from './Button';
import { ErrorBox } from './ErrorBox';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary';
import { FormActions } from './FormActions';

/** How a form is left without sending it. */
export interface FormCancel {
  /** The words of the button. */
  label: string;
  /** The words while leaving takes its time. */
  busyLabel?: string;
  /** Called on a press. */
  onPress: () => void;
  /** True while leaving takes its time. */
  isBusy?: boolean;
  /** Why leaving failed, in words for people. */
  problem?: string;
}

export interface FormFrameProps {
  /** What must be put right, above everything. */
  summary: ErrorSummaryProps;
  /** What stands between the summary and the fields, such as something that could not be fetched. */
  notice?: ReactNode;
  /** Called when the form is submitted. */
  onSubmit: (event: SyntheticEvent) => void;
  /** The fields. */
  children: ReactNode;
  /** Why sending failed, in words for people. */
  problem?: string;
  /** The buttons under the fields, the primary one first. */
  buttons: ReactNode;
  /** True while it is being sent: it cannot be left then. */
  isBusy?: boolean;
  /** How it is left. Without it there is no such button. */
  cancel?: FormCancel;
}

/** A form from its error summary to its buttons, without a heading. */
export function FormFrame(props: FormFrameProps) {
  const { summary, notice, onSubmit, children, problem, buttons, isBusy = false, cancel } = props;
  return (
    <div className="ptr-stack">
      <ErrorSummary {...summary} />
      {notice}
      <form className="ptr-stack" noValidate onSubmit={onSubmit}>
        {children}
        {problem ? <ErrorBox message={problem} /> : null}
        {cancel?.problem ? <ErrorBox message={cancel.problem} /> : null}
        <FormActions>
          {buttons}
          {cancel ? (
            <Button
              variant="quiet"
              isBusy={cancel.isBusy}
              busyLabel={cancel.busyLabel}
              isDisabled={isBusy}
              onPress={cancel.onPress}
            >
              {cancel.label}
            </Button>
          ) : null}
        </FormActions>
      </form>
    </div>
  );
}
