import { forwardRef, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from './classNames';
import { FieldError } from './FieldError';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The label. */
  label: ReactNode;
  /** A longer text below the label. */
  description?: ReactNode;
  /** The error: the problem and the fix. */
  error?: string | undefined;
}

/**
 * A single checkbox. Every other prop, including `ref`, goes to the input.
 *
 * @example
 * ```tsx
 * <Checkbox name="email" label="Email" description="About your traces only" />
 * ```
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, description, error, id, className, 'aria-describedby': describedBy, ...input },
  ref,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const descriptions = new Set([
    error ? errorId : '',
    description ? descriptionId : '',
    ...(describedBy ?? '').split(' '),
  ]);
  descriptions.delete('');
  return (
    <div className={classNames('ptr ptr-field ptr-checkbox-field', error && 'ptr-field--invalid')}>
      <FieldError id={errorId} message={error} />
      <div className="ptr ptr-checkbox">
        <input
          {...input}
          ref={ref}
          type="checkbox"
          id={controlId}
          className={classNames('ptr ptr-checkbox__box', className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={[...descriptions].join(' ') || undefined}
        />
        <label className="ptr ptr-checkbox__label" htmlFor={controlId}>
          {label}
        </label>
        {description ? (
          <div className="ptr ptr-checkbox__description" id={descriptionId}>
            {description}
          </div>
        ) : null}
      </div>
    </div>
  );
});
