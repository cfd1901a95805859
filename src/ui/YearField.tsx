import { forwardRef, type ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from './TextField';

export type YearFieldProps = Omit<TextFieldProps, 'width' | 'type' | 'inputMode' | 'maxLength'>;

/** A year field. Accepts four digits only, even from a pasted date. */
export const YearField = forwardRef<HTMLInputElement, YearFieldProps>(function YearField({ onChange, ...field }, ref) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const digits = input.value.replace(/\D/gu, '').slice(0, 4);
    // Only if it differs: setting the value moves the cursor to the end.
    if (digits !== input.value) input.value = digits;
    onChange?.(event);
  }

  return <TextField autoComplete="off" {...field} ref={ref} width="4" inputMode="numeric" onChange={handleChange} />;
});
