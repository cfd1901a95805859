import { useId, type ComponentPropsWithRef, type Ref } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Field, type FieldTexts } from './Field';
import { LiveText } from './LiveText';

export interface ComboBoxFieldProps extends FieldTexts {
  /** The text in the input. */
  value: string;
  /** Called with the text as it is typed, and with a suggestion that is picked. */
  onChange: (text: string) => void;
  /** What is suggested for the text, best first. Anything else may be typed as well. */
  suggestions: readonly string[];
  /** True while suggestions are being fetched. */
  isLoading?: boolean;
  /** The words in the list meanwhile. */
  loadingLabel: string;
  /** The words in the list when there is no suggestion. Without them the list stays closed. */
  emptyLabel?: string;
  /** How many suggestions there are, in words that a screen reader says. */
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

/** A line of text with suggestions under it. What is typed stands, suggested or not. */
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
  return (
    <Field {...{ label, mark, hint, error, errorPrefix, help }} id={controlId}>
      {(control) => (
        <ComboBox
          className="pt-combo"
          id={controlId}
          aria-describedby={control['aria-describedby']}
          inputValue={value}
          onInputChange={onChange}
          isInvalid={Boolean(error)}
          name={name}
          allowsCustomValue
          allowsEmptyCollection
          menuTrigger="input"
          defaultFilter={() => true}
        >
          <Input {...inputProps} ref={ref} className="pt-input" />
          <Popover className="pt-popover pt-combo__popover">
            <ListBox
              className="pt-combo__list"
              items={suggestions.map((text) => ({ id: text, text }))}
              renderEmptyState={() => <div className="pt-combo__note">{isLoading ? loadingLabel : emptyLabel}</div>}
            >
              {(item) => (
                <ListBoxItem className="pt-combo__option" textValue={item.text}>
                  {item.text}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
          <LiveText>{isLoading ? loadingLabel : countLabel(suggestions.length)}</LiveText>
        </ComboBox>
      )}
    </Field>
  );
}
