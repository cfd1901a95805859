import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from './classNames';
import { FieldError } from './FieldError';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What ticking it means. */
  label: ReactNode;
  /** The longer text that belongs to it. */
  description?: ReactNode;
  /** What is wrong and what to do. */
  error?: string;
  /** Words such as 'Error:' that a screen reader says before the error. */
  errorPrefix?: string;
}

/** One box to tick. Every other prop, `ref` included, goes to the input. */
export function Checkbox({
  label,
  description,
  error,
  errorPrefix,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const descriptions = [error ? errorId : '', description ? descriptionId : '', describedBy ?? ''].filter(Boolean);
  return (
    <div className={classNames('ptr-field ptr-checkbox-field', error && 'ptr-field--invalid')}>
      <FieldError id={errorId} message={error} prefix={errorPrefix} />
      <div className="ptr-checkbox">
        <input
          {...input}
          type="checkbox"
          id={controlId}
          className={classNames('ptr-checkbox__box', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions.join(' ') || undefined}
        />
        <label className="ptr-checkbox__label" htmlFor={controlId}>
          {label}
        </label>
        {description ? (
          <div className="ptr-checkbox__description" id={descriptionId}>
            {description}
          </div>
        ) : null}
      </div>
    </div>
  );
}
