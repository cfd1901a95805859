import { forwardRef, useId, type ReactNode, type Ref } from 'react';

/** Props of {@link Switch}. */
export interface SwitchProps {
  /** The label. */
  label: ReactNode;
  /** A hint below the label. */
  description?: ReactNode;
  /** True when it is on. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** True when the switch is disabled. */
  isDisabled?: boolean | undefined;
  /** The name of the input in a form. */
  name?: string | undefined;
  /** The id of the input. */
  id?: string | undefined;
  /** The input itself. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A switch. The whole row is its target.
 *
 * @example
 * ```tsx
 * function TextMessages() {
 *   const [isOn, setIsOn] = useState(false);
 *   return <Switch label="Text messages" isSelected={isOn} onChange={setIsOn} />;
 * }
 * ```
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, description, isSelected, onChange, isDisabled = false, name, id },
  ref,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <label className="ptr ptr-between ptr-switch" htmlFor={controlId}>
      <span className="ptr ptr-switch__words">
        <span className="ptr ptr-switch__label" id={`${controlId}-label`}>
          {label}
        </span>
        {description ? (
          <span className="ptr ptr-caption ptr-switch__description" id={`${controlId}-description`}>
            {description}
          </span>
        ) : null}
      </span>
      <input
        ref={ref}
        className="ptr ptr-switch__control"
        type="checkbox"
        role="switch"
        id={controlId}
        name={name}
        checked={isSelected}
        disabled={isDisabled}
        aria-labelledby={`${controlId}-label`}
        aria-describedby={description ? `${controlId}-description` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
});
