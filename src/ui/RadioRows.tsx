import { useId, type ReactNode } from 'react';
import { classNames } from './classNames';
import { Fieldset, type FieldsetProps } from './Fieldset';
import { LoadingDots } from './LoadingDots';

/** One choice of {@link RadioRows}. */
export interface RowOption<V extends string | number> {
  /** The value that `onChange` receives. */
  value: V;
  /** The label. */
  label: string;
  /** A hint below the label. */
  hint?: ReactNode;
}

/** Props of {@link RadioRows}. */
export interface RadioRowsProps<V extends string | number> extends Pick<
  FieldsetProps,
  'legend' | 'mark' | 'hint' | 'help' | 'error' | 'isLegendHidden' | 'id'
> {
  /** The name that groups the radios. */
  name: string;
  /** The options, in order. */
  options: readonly RowOption<V>[];
  /** The chosen value; undefined if none is chosen. */
  value?: V | undefined;
  /** Called with the value of the newly chosen option. */
  onChange: (value: V) => void;
  /** True while a choice is being sent: the rows stay visible and ignore presses. */
  isBusy?: boolean | undefined;
  /** The value of the row with the loading dots. */
  busyValue?: V | undefined;
}

/**
 * A radio group with large rows as touch targets. Each row is a native radio.
 *
 * @example
 * ```tsx
 * function Kind() {
 *   const [kind, setKind] = useState<'workplace' | 'personal'>();
 *   return (
 *     <RadioRows
 *       name="kind"
 *       legend="Which kind of pension is it?"
 *       options={[
 *         { value: 'workplace', label: 'Workplace' },
 *         { value: 'personal', label: 'Personal' },
 *       ]}
 *       value={kind}
 *       onChange={setKind}
 *     />
 *   );
 * }
 * ```
 */
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
      <div className={classNames('ptr ptr-rows', isBusy && 'ptr-rows--busy')}>
        {options.map((option, index) => {
          const rowId = `${baseId}-${index}`;
          return (
            <label className="ptr ptr-row ptr-row--radio" key={option.value} htmlFor={rowId}>
              <input
                className="ptr ptr-no-ring ptr-radio"
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
              <span className="ptr ptr-row__words">
                <span className="ptr ptr-row__label" id={`${rowId}-label`}>
                  {option.label}
                </span>
                {option.hint ? (
                  <span className="ptr ptr-caption ptr-row__hint" id={`${rowId}-hint`}>
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
