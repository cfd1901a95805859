import { useId } from 'react';
import { classNames } from './classNames';
import { Fieldset, type FieldsetProps } from './Fieldset';
import { LoadingDots } from './LoadingDots';

/** One choice of {@link RadioRows}. */
export interface RowOption<V extends string | number> {
  /** What is reported when it is chosen. */
  value: V;
  /** What the customer reads. */
  label: string;
  /** A quiet line under the label. */
  hint?: string;
}

/** Props of {@link RadioRows}. */
export interface RadioRowsProps<V extends string | number> extends Pick<
  FieldsetProps,
  'legend' | 'mark' | 'hint' | 'help' | 'error' | 'errorPrefix' | 'isLegendHidden' | 'id'
> {
  /** The name that ties the radios together. */
  name: string;
  /** What can be chosen, in order. */
  options: readonly RowOption<V>[];
  /** The chosen one. Undefined when none is chosen yet. */
  value?: V;
  /** Called with the value of the newly chosen row. */
  onChange: (value: V) => void;
  /** True while a choice is being sent: the rows stay and do not answer. */
  isBusy?: boolean;
  /** The row that shows that it is being sent. */
  busyValue?: V;
}

/** One choice out of a few, as large rows with room for a thumb. Each row is a native radio. */
export function RadioRows<V extends string | number>({
  name,
  options,
  value,
  onChange,
  isBusy = false,
  busyValue,
  id,
  ...fieldset
}: RadioRowsProps<V>) {
  const ownId = useId();
  const baseId = id ?? ownId;
  return (
    <Fieldset {...fieldset} id={baseId}>
      <div className={classNames('ptr-rows', isBusy && 'ptr-rows--busy')}>
        {options.map((option, index) => {
          const rowId = `${baseId}-${index}`;
          return (
            <label className="ptr-row ptr-row--radio" key={option.value} htmlFor={rowId}>
              <input
                className="ptr-radio"
                type="radio"
                id={rowId}
                name={name}
                value={option.value}
                checked={value === option.value}
                aria-disabled={isBusy || undefined}
                aria-describedby={option.hint ? `${rowId}-hint` : undefined}
                aria-labelledby={`${rowId}-label`}
                onChange={() => {
                  if (!isBusy) onChange(option.value);
                }}
              />
              <span className="ptr-row__words">
                <span className="ptr-row__label" id={`${rowId}-label`}>
                  {option.label}
                </span>
                {option.hint ? (
                  <span className="ptr-row__hint" id={`${rowId}-hint`}>
                    {option.hint}
                  </span>
                ) : null}
              </span>
              {busyValue === option.value ? <LoadingDots /> : null}
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}
