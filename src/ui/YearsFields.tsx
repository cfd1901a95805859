import { ChangingText } from './ChangingText';
import { type ReactNode, forwardRef, type ChangeEvent } from 'react';
import { readDate } from '../domain/readDate';
import { exactLine } from '../domain/text';
import { TextField, type TextFieldProps } from './TextField';

export interface YearsFieldsProps {
  /** The start year. */
  start: YearFieldProps;
  /** The end year; undefined while contributions continue. */
  end: YearFieldProps | undefined;
  /** A line below the years, such as the duration. Announced when it changes. */
  note?: ReactNode;
}

/** A start year and an end year, side by side where there is room. */
export function YearsFields({ start, end, note }: YearsFieldsProps) {
  return (
    <div className="ptr ptr-years">
      <YearField {...start} />
      {end ? <YearField {...end} /> : null}
      <p className="ptr ptr-years__note" role="status">
        <ChangingText>{note}</ChangingText>
      </p>
    </div>
  );
}

type YearFieldProps = Omit<TextFieldProps, 'width' | 'type' | 'inputMode' | 'maxLength'>;

/** A year field. Drops other characters than digits, and takes the year from a pasted date. */
const YearField = forwardRef<HTMLInputElement, YearFieldProps>(function YearField({ onChange, ...field }, ref) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const line = exactLine(input.value);
    const digits = readDate(line)?.year ?? line.replace(/\D/gu, '');
    // A longer text stays visible, and has an error: its first four digits may be no year.
    const year = digits.length > 4 && !isFifthDigit(event.nativeEvent, line) ? line : digits.slice(0, 4);
    // Only if it differs: setting the value moves the cursor to the end.
    if (year !== input.value) input.value = year;
    onChange?.(event);
  }

  return <TextField autoComplete="off" {...field} ref={ref} width="4" inputMode="numeric" onChange={handleChange} />;
});

/** Whether a digit was typed that the input has no room for. */
function isFifthDigit(event: Event, line: string): boolean {
  return event instanceof InputEvent && event.data?.length === 1 && /^\d{5}$/.test(line);
}
