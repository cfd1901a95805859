import { forwardRef, useId, type ReactNode, type Ref } from 'react';
import { classNames } from './classNames';
import { FieldError } from './FieldError';
import { ChangingText } from './ChangingText';

/** Props of {@link Fieldset}. */
export interface FieldsetProps {
  /** The question or the name of the group. */
  legend: ReactNode;
  /** A mark after the legend, such as '(Optional)'. */
  mark?: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** A hint below the legend. */
  hint?: ReactNode;
  /** A slot below the fields, for a Disclosure that explains why we ask. */
  help?: ReactNode;
  /** The error of the whole group. */
  error?: string | undefined;
  /** True when fields inside have their own errors: draws the bar at the side. */
  isInvalid?: boolean | undefined;
  /** `label` (the default) for one question with several controls, `heading` for a group of questions. */
  legendSize?: 'label' | 'heading' | undefined;
  /** True when a heading above has the same text: the legend is then for screen readers only. */
  isLegendHidden?: boolean | undefined;
  /** The id of the fieldset. The ids of hint and error derive from it. */
  id?: string | undefined;
  /** The fieldset itself. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/**
 * Related fields under one question.
 *
 * @example
 * ```tsx
 * <Fieldset legend="How may we contact you?">
 *   <Checkbox name="email" label="Email" />
 *   <Checkbox name="post" label="Post" />
 * </Fieldset>
 * ```
 */
export const Fieldset = forwardRef<HTMLFieldSetElement, FieldsetProps>(function Fieldset(
  { legend, mark, children, hint, help, error, isInvalid = false, legendSize = 'label', isLegendHidden = false, id },
  ref,
) {
  const ownId = useId();
  const baseId = id ?? ownId;
  const hintId = `${baseId}-hint`;
  const errorId = `${baseId}-error`;
  const descriptions = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('ptr ptr-field', (Boolean(error) || isInvalid) && 'ptr-field--invalid')}>
      <fieldset ref={ref} id={id} aria-describedby={descriptions || undefined} className="ptr ptr-fieldset">
        <legend
          className={classNames(
            legendSize === 'label' ? 'ptr ptr-field__label' : 'ptr ptr-heading',
            isLegendHidden && 'ptr-visually-hidden',
          )}
        >
          {mark ? (
            <>
              <ChangingText>{legend}</ChangingText> <span className="ptr ptr-field__mark">{mark}</span>
            </>
          ) : (
            legend
          )}
        </legend>
        {hint ? (
          <div className="ptr ptr-field__hint" id={hintId}>
            {hint}
          </div>
        ) : null}
        <FieldError id={errorId} message={error} />
        {children}
        {help}
      </fieldset>
    </div>
  );
});
