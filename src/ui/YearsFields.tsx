import type { ReactNode } from 'react';
import { YearField, type YearFieldProps } from './YearField';

export interface YearsFieldsProps {
  /** The year in which it began. */
  start: YearFieldProps;
  /** The year in which it ended; none while it goes on. */
  end: YearFieldProps | undefined;
  /** A line under the years, such as how long that is. It is announced when it changes. */
  note?: ReactNode;
}

/** A start year and an end year, side by side where there is room. */
export function YearsFields({ start, end, note }: YearsFieldsProps) {
  return (
    <div className="ptr-years">
      <YearField {...start} />
      {end ? <YearField {...end} /> : null}
      <p className="ptr-years__note" role="status">
        {note}
      </p>
    </div>
  );
}
