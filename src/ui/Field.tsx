import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { FieldError } from './FieldError';

/** The label, hint and error of a field. */
export interface FieldTexts {
  /** What is asked. */
  label: ReactNode;
  /** A mark after the label, such as '(Optional)'. */
  mark?: string;
  /** One line under the label that helps to answer. */
  hint?: ReactNode;
  /** What is wrong and what to do. Marks the field as invalid. */
  error?: string;
  /** Words such as 'Error:' that a screen reader says before the error. */
  errorPrefix?: string;
  /** A slot under the control, for a Disclosure that says why we ask. */
  help?: ReactNode;
}

/** What the control must carry so that the label, the hint and the error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTexts {
  /** The id of the control. The ids of hint and error are made from it. */
  id: string;
  /** Ids of further descriptions of the control. */
  describedBy?: string;
  /** Renders the control with what ties it to its texts. */
  children: (control: FieldControl) => ReactNode;
}

/** The frame around every single control: label, hint, error, the control, then help. */
export function Field({ id, describedBy, label, mark, hint, error, errorPrefix, help, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const descriptions = [hint ? hintId : '', error ? errorId : '', describedBy ?? ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('ptr-field', error && 'ptr-field--invalid')}>
      <label className="ptr-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
        {mark ? ' ' : null}
        {mark ? <span className="ptr-field__mark">{mark}</span> : null}
      </label>
      {hint ? (
        <div className="ptr-field__hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId} message={error} prefix={errorPrefix} />
      {children({ id, 'aria-describedby': descriptions || undefined, 'aria-invalid': error ? true : undefined })}
      {help}
    </div>
  );
}
