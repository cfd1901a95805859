import { useContext, useEffect, useId, useRef, useState, type ComponentPropsWithRef, type Ref } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Field, type FieldTexts } from './Field';
import { LiveText } from './LiveText';
import { LoadingDots } from './LoadingDots';
import { useStayingSuggestions } from './useStayingSuggestions';
import { useThemeAttributes } from './useThemeAttributes';

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
  /** What a screen reader says meanwhile. Everybody else sees dots in the input. */
  loadingLabel: string;
  /** The words in the list when there is no suggestion. Without them the list stays closed. */
  emptyLabel?: string;
  /** How many suggestions there are, in words: the name of the list for a screen reader. */
  countLabel: (count: number) => string;
  /** Further props of the input, such as `autoComplete`, `maxLength` and `onBlur`. */
  inputProps?: Omit<
    ComponentPropsWithRef<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'id' | 'name' | 'ref' | 'type'
  >;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
  /** The id of the input. */
  id?: string;
  /** The name it has in a form. */
  name?: string;
}

/**
 * A line of text with suggestions under it. What is typed stands, suggested or not: nothing but typing and picking
 * changes it, Escape and leaving the field included.
 */
export function ComboBoxField({
  label,
  mark,
  hint,
  error,
  errorPrefix,
  help,
  value,
  onChange,
  suggestions,
  isLoading = false,
  loadingLabel,
  emptyLabel,
  countLabel,
  inputProps,
  ref,
  id,
  name,
}: ComboBoxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const shown = useStayingSuggestions(suggestions, isLoading, value);
  // Only while the list closes over it: kept longer, Escape would put it back over what has been typed since.
  const [picked, setPicked] = useState<string | null>(null);
  const hasTyped = useRef(false);
  const combo = useRef<HTMLDivElement>(null);
  const [isListOpen, setIsListOpen] = useState(false);
  const theme = useThemeAttributes(combo, isListOpen);

  function handleInputChange(text: string) {
    hasTyped.current = true;
    onChange(text);
  }

  function handlePick(text: string) {
    hasTyped.current = false;
    setPicked(text);
    onChange(text);
  }

  function handleOpenChange(isOpen: boolean) {
    setIsListOpen(isOpen);
    if (isOpen) hasTyped.current = false;
    else setPicked(null);
  }

  const hasSomethingToShow = shown.length > 0 || (emptyLabel !== undefined && !isLoading && value !== '');
  return (
    <Field {...{ label, mark, hint, error, errorPrefix, help }} id={controlId}>
      {(control) => (
        <ComboBox
          className="ptr-combo"
          ref={combo}
          id={controlId}
          aria-labelledby={`${controlId}-label`}
          aria-describedby={control['aria-describedby']}
          inputValue={value}
          onInputChange={handleInputChange}
          selectedKey={picked}
          onSelectionChange={(key) => {
            if (key !== null) handlePick(String(key));
          }}
          onOpenChange={handleOpenChange}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          name={name}
          allowsCustomValue
          allowsEmptyCollection={hasSomethingToShow}
          menuTrigger="input"
          defaultFilter={() => true}
        >
          <Input {...inputProps} ref={ref} className="ptr-input" />
          {isLoading ? <LoadingDots /> : null}
          <Popover {...theme} className="ptr-popover ptr-combo__popover" offset={4}>
            <ListBox
              className="ptr-combo__list"
              aria-label={countLabel(shown.length)}
              items={shown}
              renderEmptyState={() => <div className="ptr-combo__note">{emptyLabel}</div>}
            >
              {(item) => (
                <ListBoxItem className="ptr-combo__option" id={item.text} textValue={item.text}>
                  {item.text}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
          <OpensForLateSuggestions hasTyped={hasTyped} hasSomethingToShow={hasSomethingToShow} />
          <LiveText>{isLoading ? loadingLabel : ''}</LiveText>
        </ComboBox>
      )}
    </Field>
  );
}

interface OpensForLateSuggestionsProps {
  hasTyped: { readonly current: boolean };
  hasSomethingToShow: boolean;
}

/** The combo box opens its list as a letter is typed, and only if there is something to show at that moment. */
function OpensForLateSuggestions({ hasTyped, hasSomethingToShow }: OpensForLateSuggestionsProps) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (state && hasSomethingToShow && hasTyped.current && state.isFocused && !state.isOpen) state.open(null, 'input');
  }, [state, hasTyped, hasSomethingToShow]);
  return null;
}
