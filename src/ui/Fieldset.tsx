import { forwardRef, useId, type ReactNode, type Ref } from 'react';
import { classNames } from './classNames';
import { FieldError } from './FieldError';

/** Props of {@link Fieldset}. */
export interface FieldsetProps {
  /** What is asked of the whole group. */
  legend: ReactNode;
  /** A mark after the legend, such as '(Optional)'. */
  mark?: string;
  /** The fields. */
  children: ReactNode;
  /** One line under the legend that helps to answer. */
  hint?: ReactNode;
  /** A slot under the fields, for a Disclosure that says why we ask. */
  help?: ReactNode;
  /** What is wrong with the group as a whole. */
  error?: string;
  /** Words such as 'Error:' that a screen reader says before the error. */
  errorPrefix?: string;
  /** True when fields inside have errors of their own: draws the bar at the side. */
  isInvalid?: boolean;
  /** `label` (the default) for one question with several controls, `heading` for a group of questions. */
  legendSize?: 'label' | 'heading';
  /** True when a heading above says the same: the legend is then only heard. */
  isLegendHidden?: boolean;
  /** The id of the fieldset. The ids of hint and error are made from it. */
  id?: string;
  /** The fieldset itself. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** Fields that belong together, under one question. */
export const Fieldset = forwardRef<HTMLFieldSetElement, FieldsetProps>(function Fieldset(
  {
    legend,
    mark,
    children,
    hint,
    help,
    error,
    errorPrefix,
    isInvalid = false,
    legendSize = 'label',
    isLegendHidden = false,
    id,
  },
  ref,
) {
  const ownId = useId();
  const baseId = id ?? ownId;
  const hintId = `${baseId}-hint`;
  const errorId = `${baseId}-error`;
  const descriptions = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('ptr-field', (Boolean(error) || isInvalid) && 'ptr-field--invalid')}>
      <fieldset ref={ref} id={id} aria-describedby={descriptions || undefined} className="ptr-fieldset">
        <legend
          className={classNames(
            legendSize === 'label' ? 'ptr-field__label' : 'ptr-fieldset__heading',
            isLegendHidden && 'ptr-visually-hidden',
          )}
        >
          {legend}
          {mark ? ' ' : null}
          {mark ? <span className="ptr-field__mark">{mark}</span> : null}
        </legend>
        {hint ? (
          <div className="ptr-field__hint" id={hintId}>
            {hint}
          </div>
        ) : null}
        <FieldError id={errorId} message={error} prefix={errorPrefix} />
        {children}
        {help}
      </fieldset>
    </div>
  );
});
