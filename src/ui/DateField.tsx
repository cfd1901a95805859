import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { readDate } from '../domain/readDate';
import { exactLine } from '../domain/text';
import { useMessages } from '../texts/useMessages';
import { FieldError } from './FieldError';
import { Fieldset } from './Fieldset';
import { LiveText } from './LiveText';
import { uiMessages } from './messages';

/** Characters that people type between the parts of a date. */
const separators = /[\s./-]/g;

/** One of the three inputs of a {@link DateField}. */
export interface DateFieldPart {
  /** The name of this part, such as 'Day'. */
  label: string;
  /** The error of this part. */
  error?: string | undefined;
  /** Props of this part's input: `id`, `name`, `ref`, `onChange`, `onBlur`, `value` or `defaultValue`. */
  inputProps?: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> | undefined;
}

/** Props of {@link DateField}. */
export interface DateFieldProps {
  /** The question. */
  legend: ReactNode;
  /** A mark after the legend, such as '(Optional)'. */
  mark?: string | undefined;
  /** One line under the legend, such as an example of a date. */
  hint?: ReactNode;
  /** A slot under the hint, for a Disclosure that explains why we ask. */
  help?: ReactNode;
  /** The day. */
  day: DateFieldPart;
  /** The month. */
  month: DateFieldPart;
  /** The year. */
  year: DateFieldPart;
  /** The error of the whole date. */
  error?: string | undefined;
  /** The id of the group. A link to it from an error summary focuses the first input. */
  id?: string | undefined;
  /** The ids of the three inputs. Default: those in `inputProps`, otherwise derived from `id`. */
  ids?: { day: string; month: string; year: string } | undefined;
}

/**
 * A date in three inputs. Typing two digits, or a digit and a separator as in '3/', moves focus from the first two to
 * the next. The inputs drop separators, and cut nothing of a pasted text. A whole date, such as '07/03/1958' or '7 March 1958', pasted or filled in any of
 * them fills all three, and screen readers announce it.
 *
 * Focus moves only after typing at the end of an input, and only to an empty one, so that correcting a date and going
 * back with Shift+Tab or Backspace work as usual (GOV.UK Design System, date input).
 *
 * @example
 * ```tsx
 * <DateField
 *   legend="Date of birth"
 *   day={{ label: 'Day', inputProps: { name: 'day' } }}
 *   month={{ label: 'Month', inputProps: { name: 'month' } }}
 *   year={{ label: 'Year', inputProps: { name: 'year' } }}
 * />
 * ```
 */
export function DateField({ legend, mark, hint, help, day, month, year, error, id, ids }: DateFieldProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const group = useRef<HTMLFieldSetElement>(null);
  const { dateFilledIn } = useMessages('ui', uiMessages);
  const [filledIn, setFilledIn] = useState('');
  const inputsOf = () => [...(group.current?.querySelectorAll('input') ?? [])];

  function moveOn(input: HTMLInputElement) {
    const inputs = inputsOf();
    inputs
      .slice(inputs.indexOf(input) + 1)
      .find((later) => later.value === '')
      ?.focus();
  }

  /** Fills the three inputs with a whole date. Returns false for another text. */
  function fillIn(text: string): boolean {
    const date = readDate(text);
    if (!date) return false;
    const values = [date.day, date.month, date.year];
    inputsOf().forEach((input, index) => enter(input, values[index] ?? ''));
    setFilledIn(dateFilledIn(`${day.label} ${date.day}, ${month.label} ${date.month}, ${year.label} ${date.year}`));
    return true;
  }

  const latestFillIn = useRef(fillIn);
  useEffect(() => {
    latestFillIn.current = fillIn;
  });
  // Password managers and dictation insert the whole date as one text, which the length of the input would cut. React's
  // own event does not have the text.
  useEffect(() => {
    const fieldset = group.current;
    function handleBeforeInput(event: InputEvent) {
      const { data, target } = event;
      if (data === null || data.length <= 2 || !(target instanceof HTMLInputElement)) return;
      if (latestFillIn.current(data) || enterWhole(target, data)) event.preventDefault();
    }
    fieldset?.addEventListener('beforeinput', handleBeforeInput);
    return () => fieldset?.removeEventListener('beforeinput', handleBeforeInput);
  }, []);

  function handlePaste(event: ClipboardEvent<HTMLInputElement>, { inputProps }: DateFieldPart) {
    inputProps?.onPaste?.(event);
    if (event.defaultPrevented) return;
    const text = event.clipboardData.getData('text');
    if (fillIn(text) || enterWhole(event.currentTarget, text)) event.preventDefault();
  }

  function handleChange(
    event: ChangeEvent<HTMLInputElement>,
    name: 'day' | 'month' | 'year',
    { inputProps }: DateFieldPart,
  ) {
    const input = event.currentTarget;
    const typed = input.value;
    // A script may set a longer text than a person can type.
    if (fillIn(typed)) return;
    if (event.nativeEvent instanceof InputEvent) setFilledIn('');
    const isTypedAtEnd = wasTypedAtEnd(event.nativeEvent, input);
    const digits = typed.length > input.maxLength ? typed : typed.replace(separators, '');
    const hasSeparator = digits !== typed;
    if (hasSeparator) input.value = digits;
    inputProps?.onChange?.(event);
    const isComplete = hasSeparator ? /^\d{1,2}$/ : /^\d{2}$/;
    if (name !== 'year' && isTypedAtEnd && isComplete.test(digits)) moveOn(input);
  }

  const parts = [
    { name: 'day', autoComplete: 'bday-day', length: 2, part: day },
    { name: 'month', autoComplete: 'bday-month', length: 2, part: month },
    { name: 'year', autoComplete: 'bday-year', length: 4, part: year },
  ] as const;
  const inputId = (name: 'day' | 'month' | 'year', part: DateFieldPart) =>
    ids?.[name] ?? part.inputProps?.id ?? `${groupId}-${name}`;

  return (
    <Fieldset
      {...{ legend, mark, hint, help, error }}
      ref={group}
      id={groupId}
      isInvalid={parts.some(({ part }) => part.error)}
    >
      {parts.map(({ name, part }) => (
        <FieldError key={name} id={`${inputId(name, part)}-error`} message={part.error} />
      ))}
      <div className="ptr ptr-date">
        {parts.map(({ name, autoComplete, length, part }) => (
          <div className="ptr ptr-date__part" key={name}>
            <label className="ptr ptr-date__label" htmlFor={inputId(name, part)}>
              {part.label}
            </label>
            <input
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length}
              {...part.inputProps}
              id={inputId(name, part)}
              type="text"
              className={`ptr ptr-input ptr-input--${length}`}
              aria-invalid={part.error || error ? true : undefined}
              aria-describedby={part.error ? `${inputId(name, part)}-error` : undefined}
              onChange={(event) => handleChange(event, name, part)}
              onPaste={(event) => handlePaste(event, part)}
            />
          </div>
        ))}
      </div>
      <LiveText>{filledIn}</LiveText>
    </Fieldset>
  );
}

/** Enters a text that the browser would cut, so that it stays visible and has an error. Returns false for other text. */
function enterWhole(input: HTMLInputElement, text: string): boolean {
  if (text.length <= input.maxLength) return false;
  const line = exactLine(text);
  const digits = line.replace(separators, '');
  enter(input, digits.length <= input.maxLength ? digits : line);
  return true;
}

/** Sets the value as typing does, so that React and the form notice. */
function enter(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Android keyboards report every key as composition; pasting, autofill and deleting have other input types. */
function wasTypedAtEnd(event: Event, input: HTMLInputElement): boolean {
  const isTyping =
    event instanceof InputEvent && (event.inputType === 'insertText' || event.inputType === 'insertCompositionText');
  return isTyping && input.selectionStart === input.value.length;
}
