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
  /** Called with the text as it is typed, and with a suggestion that is picked. */
  onChange: (text: string) => void;
  /** What is suggested for the text, best first. Anything else may be typed as well. */
  suggestions: readonly string[];
  /** True while suggestions are being fetched. */
  isLoading?: boolean;
  /** What a screen reader says meanwhile. */
  loadingLabel: string;
  /** The words in the list when there is no suggestion. Without them the list stays closed. */
  emptyLabel?: string;
  /** How many suggestions there are, in words: the name of the list, announced when it opens. */
  countLabel: (count: number) => string;
  /** Further props of the input, such as `autoComplete`, `maxLength` and `onBlur`. */
  inputProps?: Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'id' | 'name' | 'type'>;
  /** The id of the input. */
  id?: string;
  /** The name it has in a form. */
  name?: string;
}

/**
 * A line of text with suggestions under it. What is typed stands, suggested or not: nothing but typing and picking
 * changes it, Escape and leaving the field included.
 */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const { label, mark, hint, error, errorPrefix, help, value, onChange, inputProps, id, name } = props;
  const { suggestions, isLoading = false, loadingLabel, emptyLabel, countLabel } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const shown = useStayingSuggestions(suggestions, isLoading, value);
  // The list is wanted from the first letter on, and shows as soon as there is something to show.
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
        <div className="ptr-combo">
          <input
            {...combo.getInputProps({
              ...inputProps,
              ...control,
              name,
              className: 'ptr-input',
              onBlur(event) {
                inputProps?.onBlur?.(event);
                // Suggestions that come later must not cover the next field.
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
          <div className="ptr-popover ptr-combo__popover" ref={setList} hidden={!isOpen}>
            <ul {...combo.getMenuProps({ className: 'ptr-combo__list', 'aria-label': countLabel(shown.length) })}>
              {isOpen &&
                shown.map((item, index) => (
                  <li key={item} {...combo.getItemProps({ item, index, className: 'ptr-combo__option' })}>
                    {item}
                  </li>
                ))}
            </ul>
            {hasNote && <div className="ptr-combo__note">{emptyLabel}</div>}
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

/** Downshift clears the text on Escape and picks the highlighted suggestion on leaving: neither is wanted. */
function keepText(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
): Partial<UseComboboxState<string>> {
  const { InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes;
  if (type !== InputKeyDownEscape && type !== InputBlur) return changes;
  return { ...changes, inputValue: state.inputValue, selectedItem: null };
}
