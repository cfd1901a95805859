import { useCallback, useId, useRef, useState, type ComponentPropsWithoutRef, type FocusEvent } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { useMessages } from '../texts/useMessages';
import type { ListAttributes, ListHandlers } from './ComboBoxList';
import { Field, type FieldTexts } from './Field';
import { LiveText } from './LiveText';
import { LoadingDots } from './LoadingDots';
import { uiMessages } from './messages';
import { useStayingSuggestions } from './useStayingSuggestions';

/** Props of {@link ComboBoxField}. */
export interface ComboBoxFieldProps extends FieldTexts {
  /** The text in the input. */
  value: string;
  /** Called with the typed text, or with a chosen suggestion. */
  onChange: (text: string) => void;
  /** The suggestions for the text, best first. Any other text is valid too. */
  suggestions: readonly string[];
  /** True while suggestions are loading. */
  isLoading?: boolean | undefined;
  /** The text of an empty list. Without it an empty list stays closed. */
  emptyLabel?: string | undefined;
  /** The language of react-aria's own words, such as the number of options, which it announces. Default: the browser's. */
  locale?: string | undefined;
  /** Further props of the input, such as `autoComplete`, `maxLength` and `onBlur`. */
  inputProps?:
    | Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'id' | 'name' | 'type'>
    | undefined;
  /** The id of the input. */
  id?: string | undefined;
  /** The name of the input in a form. */
  name?: string | undefined;
}

// Without the list the field accepts any text, which is enough for a form.
const ComboBoxList = lazyPart(async () => (await import('./ComboBoxList')).ComboBoxList);

const closed: ListAttributes = {
  'aria-expanded': false,
  'aria-controls': undefined,
  'aria-activedescendant': undefined,
};

/**
 * A text field with suggestions. Accepts any text: only typing and choosing change it, not Escape or leaving the field.
 * The code of the list loads after the field has mounted. Until then the field works without it, and its input stays the
 * same element.
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
 *     />
 *   );
 * }
 * ```
 */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const { label, mark, hint, error, help, value, onChange, inputProps, id, name } = props;
  const { suggestions, isLoading = false, emptyLabel, locale } = props;
  const { suggestionsLoading, suggestionCount } = useMessages('ui', uiMessages);
  const ownId = useId();
  const controlId = id ?? ownId;
  const { shown, keep } = useStayingSuggestions(suggestions, isLoading, value);
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<ListHandlers>({});
  const keepHandlers = useCallback((current: ListHandlers) => {
    handlers.current = current;
  }, []);
  const [attributes, setAttributes] = useState(closed);
  // The list opens at the first letter, as soon as it has content.
  const [isWanted, setIsWanted] = useState(false);
  const note = shown.length === 0 && !isLoading && value !== '' ? emptyLabel : undefined;
  const hasContent = shown.length > 0 || note !== undefined;

  function handleLeave(event: FocusEvent<HTMLInputElement>) {
    inputProps?.onBlur?.(event);
    // Suggestions that arrive late must not cover the next field.
    setIsWanted(false);
  }

  return (
    <Field {...{ label, mark, hint, error, help }} id={controlId}>
      {(control) => (
        <div className="ptr ptr-combo">
          <input
            role="combobox"
            aria-autocomplete="list"
            autoComplete="off"
            // The open list hides the label from screen readers, but the label still names the input by its id.
            aria-labelledby={`${controlId}-label`}
            {...inputProps}
            {...control}
            {...attributes}
            ref={input}
            name={name}
            className="ptr ptr-input"
            value={value}
            onChange={(event) => {
              setIsWanted(true);
              keep();
              onChange(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              inputProps?.onKeyDown?.(event);
              handlers.current.onKeyDown?.(event);
            }}
            onFocus={(event) => {
              inputProps?.onFocus?.(event);
              handlers.current.onFocus?.(event);
            }}
            onBlur={(event) => (handlers.current.onBlur ?? handleLeave)(event)}
            onTouchEnd={(event) => {
              inputProps?.onTouchEnd?.(event);
              handlers.current.onTouchEnd?.(event);
            }}
          />
          {isLoading ? <LoadingDots /> : null}
          <ComboBoxList
            {...{ input, suggestions: shown, note, isWanted, locale }}
            labelId={`${controlId}-label`}
            text={value}
            name={suggestionCount(shown.length)}
            onOpenChange={(isOpen) => {
              // A list without content reopens when it has some.
              if (isOpen || hasContent) setIsWanted(isOpen);
            }}
            onPick={(suggestion) => {
              setIsWanted(false);
              onChange(suggestion);
            }}
            onLeave={handleLeave}
            onAttributes={setAttributes}
            onHandlers={keepHandlers}
          />
          {/* The open list hides the rest of the page from screen readers, except elements with this attribute. */}
          <div data-live-announcer="true">
            <LiveText>{isLoading ? suggestionsLoading : attributes['aria-expanded'] && note}</LiveText>
          </div>
        </div>
      )}
    </Field>
  );
}
