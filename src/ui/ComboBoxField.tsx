import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldTexts } from './Field';
import { LiveText } from './LiveText';
import { LoadingDots } from './LoadingDots';
import { useStayingSuggestions } from './useStayingSuggestions';

/** Props of {@link ComboBoxField}. */
export interface ComboBoxFieldProps extends FieldTexts {
  /** The text in the input. */
  value: string;
  /** Called with the typed text, and with a picked suggestion. */
  onChange: (text: string) => void;
  /** The suggestions for the text, best first. Any other text is allowed too. */
  suggestions: readonly string[];
  /** True while suggestions are loading. */
  isLoading?: boolean;
  /** The text for screen readers meanwhile. */
  loadingLabel: string;
  /** The text of the list without suggestions. Without this text the list stays closed. */
  emptyLabel?: string;
  /** The number of suggestions as text: the name of the list, announced when it opens. */
  countLabel: (count: number) => string;
  /** Further props of the input, such as `autoComplete`, `maxLength` and `onBlur`. */
  inputProps?: Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'id' | 'name' | 'type'>;
  /** The id of the input. */
  id?: string;
  /** The name of the input in a form. */
  name?: string;
}

/**
 * A text field with suggestions. Accepts any text: only typing and picking
 * change it, not Escape and not leaving the field.
 *
 * @example
 * ```tsx
 * function Provider() {
 *   const [text, setText] = useState('');
 *   const { suggestions } = useAutocomplete('providers', text);
 *   return (
 *     <ComboBoxField
 *       label="Provider"
 *       value={text}
 *       onChange={setText}
 *       suggestions={suggestions}
 *       loadingLabel="Searching..."
 *       countLabel={(count) => `${count} suggestions`}
 *     />
 *   );
 * }
 * ```
 */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const { label, mark, hint, error, errorPrefix, help, value, onChange, inputProps, id, name } = props;
  const { suggestions, isLoading = false, loadingLabel, emptyLabel, countLabel } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const shown = useStayingSuggestions(suggestions, isLoading, value);
  // The list opens from the first letter on, as soon as it has content.
  const [isWanted, setIsWanted] = useState(false);
  const hasNote = shown.length === 0 && emptyLabel !== undefined && !isLoading && value !== '';
  const isOpen = isWanted && (shown.length > 0 || hasNote);
  const [list, setList] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen) list?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, list]);

  const combo = useCombobox<string>({
    items: shown,
    inputId: controlId,
    labelId: `${controlId}-label`,
    inputValue: value,
    selectedItem: null,
    isOpen,
    itemToString: (item) => item ?? '',
    stateReducer: keepText,
    onIsOpenChange: ({ isOpen: isNowOpen }) => setIsWanted(isNowOpen),
    onStateChange: ({ type, selectedItem }) => {
      const isPicked =
        type === useCombobox.stateChangeTypes.InputKeyDownEnter || type === useCombobox.stateChangeTypes.ItemClick;
      if (isPicked && selectedItem) onChange(selectedItem);
    },
  });

  return (
    <Field {...{ label, mark, hint, error, errorPrefix, help }} id={controlId}>
      {(control) => (
        <div className="ptr ptr-combo">
          <input
            {...combo.getInputProps({
              ...inputProps,
              ...control,
              name,
              className: 'ptr ptr-input',
              onBlur(event) {
                inputProps?.onBlur?.(event);
                // Late suggestions must not cover the next field.
                setIsWanted(false);
              },
              onChange(event) {
                setIsWanted(true);
                onChange(event.currentTarget.value);
              },
            })}
            // Controlled at once: downshift renders later, and the caret would jump.
            value={value}
          />
          {isLoading ? <LoadingDots /> : null}
          <div className="ptr ptr-popover ptr-combo__popover" ref={setList} hidden={!isOpen}>
            <ul {...combo.getMenuProps({ className: 'ptr ptr-combo__list', 'aria-label': countLabel(shown.length) })}>
              {isOpen &&
                shown.map((item, index) => (
                  <li key={item} {...combo.getItemProps({ item, index, className: 'ptr ptr-combo__option' })}>
                    {item}
                  </li>
                ))}
            </ul>
            {hasNote && <div className="ptr ptr-combo__note">{emptyLabel}</div>}
          </div>
          <LiveText>{announcement()}</LiveText>
        </div>
      )}
    </Field>
  );

  function announcement() {
    if (isLoading) return loadingLabel;
    if (!isOpen) return '';
    return hasNote ? emptyLabel : countLabel(shown.length);
  }
}

/** Overrides Downshift, which clears the text on Escape and picks the highlighted suggestion on blur. */
function keepText(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
): Partial<UseComboboxState<string>> {
  const { InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes;
  if (type !== InputKeyDownEscape && type !== InputBlur) return changes;
  return { ...changes, inputValue: state.inputValue, selectedItem: null };
}
