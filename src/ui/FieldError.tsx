import { Icon } from './Icon';

export interface FieldErrorProps {
  /** The id that the control's `aria-describedby` names. */
  id: string;
  /** What is wrong and what to do. Nothing is shown without it. */
  message?: string;
  /** Words such as 'Error:' that a screen reader says before the message. */
  prefix?: string;
}

/** The line that says what is wrong with a field. */
export function FieldError({ id, message, prefix }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p className="ptr-field__error" id={id}>
      <Icon name="alert" className="ptr-field__error-icon" />
      <span>
        {prefix ? <span className="ptr-visually-hidden">{prefix}</span> : null}
        {prefix ? ' ' : null}
        {message}
      </span>
    </p>
  );
}
