import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { FieldError } from './FieldError';
import { ChangingText } from './ChangingText';

/** The label, hint and error of a field. */
export interface FieldTexts {
  /** The question or the name of the field. */
  label: ReactNode;
  /** A mark after the label, such as '(Optional)'. */
  mark?: string | undefined;
  /** A hint below the label. */
  hint?: ReactNode;
  /** The error: the problem and the fix. Marks the field as invalid. */
  error?: string | undefined;
  /** A slot below the control, for a Disclosure that explains why we ask. */
  help?: ReactNode;
}

/** The attributes that connect a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTexts {
  /** The id of the control. The ids of hint and error derive from it. */
  id: string;
  /** Ids of further descriptions of the control. */
  describedBy?: string | undefined;
  /** Renders the control with these attributes. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * The frame around every single control: label, hint, error, the control, then help.
 *
 * @example
 * ```tsx
 * <Field id="amount" label="Amount" hint="In pounds">
 *   {(control) => <input {...control} inputMode="decimal" name="amount" />}
 * </Field>
 * ```
 */
export function Field({ id, describedBy, label, mark, hint, error, help, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const descriptions = new Set([hint ? hintId : '', error ? errorId : '', ...(describedBy ?? '').split(' ')]);
  descriptions.delete('');
  return (
    <div className={classNames('ptr ptr-field', error && 'ptr-field--invalid')}>
      <label className="ptr ptr-field__label" id={`${id}-label`} htmlFor={id}>
        {mark ? (
          <>
            <ChangingText>{label}</ChangingText> <span className="ptr ptr-field__mark">{mark}</span>
          </>
        ) : (
          label
        )}
      </label>
      {hint ? (
        <div className="ptr ptr-field__hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId} message={error} />
      {children({
        id,
        'aria-describedby': [...descriptions].join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help}
    </div>
  );
}
