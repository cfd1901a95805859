import { alert } from './controlShapes';
import { Drawing } from './Drawing';

export interface FieldErrorProps {
  /** The id that the control's `aria-describedby` names. */
  id: string;
  /** The error: the problem and the fix. Renders nothing without it. */
  message?: string;
  /** A prefix for screen readers before the message, such as 'Error:'. */
  prefix?: string;
}

/** The error of a field. */
export function FieldError({ id, message, prefix }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p className="ptr ptr-field__error" id={id}>
      <Drawing shapes={alert} className="ptr-field__error-icon" />
      <span>
        {prefix ? <span className="ptr ptr-visually-hidden">{prefix}</span> : null}
        {prefix ? ' ' : null}
        {message}
      </span>
    </p>
  );
}
