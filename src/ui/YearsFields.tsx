import type { ReactNode } from 'react';
import { YearField, type YearFieldProps } from './YearField';
import { ChangingText } from './ChangingText';

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
