import { ChangingText } from './ChangingText';
import { type ReactNode, forwardRef, type ChangeEvent } from 'react';
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

/** A year field. Accepts four digits only, even from a pasted date. */
const YearField = forwardRef<HTMLInputElement, YearFieldProps>(function YearField({ onChange, ...field }, ref) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const digits = exactLine(input.value).replace(/\D/gu, '').slice(0, 4);
    // Only if it differs: setting the value moves the cursor to the end.
    if (digits !== input.value) input.value = digits;
    onChange?.(event);
  }

  return <TextField autoComplete="off" {...field} ref={ref} width="4" inputMode="numeric" onChange={handleChange} />;
});
