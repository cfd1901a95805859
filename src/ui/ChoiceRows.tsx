import { classNames } from './classNames';
import { check, chevronRight } from './controlShapes';
import { Drawing } from './Drawing';
import { LiveText } from './LiveText';
import { LoadingDots } from './LoadingDots';
import type { RowOption } from './RadioRows';
import { useInertUntilReady } from './useInertUntilReady';

/** Props of {@link ChoiceRows}. */
export interface ChoiceRowsProps<V extends string | number> {
  /** The question that the rows answer, for screen readers. */
  label: string;
  /** The choices, in order. */
  options: readonly RowOption<V>[];
  /** Called with the value of the pressed row. */
  onChoose: (value: V) => void;
  /** The value of an earlier choice: its row is marked as the current one. */
  currentValue?: V | undefined;
  /** The value that is being sent. Meanwhile all rows ignore presses. */
  busyValue?: V | undefined;
  /** The text announced while a choice is being sent and after it was sent. */
  busyLabel?: string | undefined;
  /** True after the choice was sent: a tick replaces the dots. */
  isDone?: boolean | undefined;
}

/**
 * A list of large buttons for a choice that is sent at once. Moving through buttons with the keyboard chooses nothing;
 * the arrow keys of radios would.
 *
 * @example
 * ```tsx
 * <ChoiceRows
 *   label="Why are you here today"
 *   options={[
 *     { value: 1, label: 'I lost track of a pension' },
 *     { value: 2, label: 'Something else' },
 *   ]}
 *   onChoose={(value) => console.log(value)}
 * />
 * ```
 */
export function ChoiceRows<V extends string | number>({
  label,
  options,
  onChoose,
  currentValue,
  busyValue,
  busyLabel,
  isDone = false,
}: ChoiceRowsProps<V>) {
  const isBusy = busyValue !== undefined;
  const inert = useInertUntilReady();
  return (
    <div role="group" aria-label={label}>
      <ul className={classNames('ptr ptr-rows', isBusy && 'ptr-rows--busy')} role="list">
        {options.map((option) => (
          <li key={option.value}>
            <button
              {...inert}
              type="button"
              className="ptr ptr-row ptr-row--choice"
              aria-current={currentValue === option.value || undefined}
              aria-disabled={isBusy || undefined}
              data-busy={busyValue === option.value || undefined}
              onClick={() => {
                if (!isBusy) onChoose(option.value);
              }}
            >
              <span className="ptr ptr-row__words">
                <span className="ptr ptr-row__label">{option.label}</span>
                {option.hint ? <span className="ptr ptr-caption ptr-row__hint">{option.hint}</span> : null}
              </span>
              {busyValue === option.value && !isDone ? (
                <LoadingDots />
              ) : (
                <Drawing shapes={busyValue === option.value ? check : chevronRight} className="ptr-row__chevron" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <LiveText>{isBusy ? busyLabel : ''}</LiveText>
    </div>
  );
}
