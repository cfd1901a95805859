import type { ReactNode } from 'react';
import { keyOfText } from './ChangingText';

/** One row of {@link DataRows}: a term and its value. */
export interface DataRow {
  /** The term. */
  label: string;
  /** The value. */
  value: ReactNode;
  /** A link or button that changes the value. */
  action?: ReactNode;
}

/** Props of {@link DataRows}. */
export interface DataRowsProps {
  /** The rows, in order. */
  rows: readonly DataRow[];
}

/**
 * A description list for checking answers.
 *
 * @example
 * ```tsx
 * <DataRows
 *   rows={[
 *     { label: 'Employer', value: 'Marks & Spencer' },
 *     { label: 'Years', value: '1998 to 2004' },
 *   ]}
 * />
 * ```
 */
export function DataRows({ rows }: DataRowsProps) {
  return (
    <dl className="ptr ptr-data">
      {rows.map((row) => (
        <div className="ptr ptr-data__row" key={row.label}>
          <dt className="ptr ptr-caption">{row.label}</dt>
          <dd className="ptr ptr-data__value" key={keyOfText(row.value)}>
            {row.value}
          </dd>
          {row.action ? <dd className="ptr ptr-data__action">{row.action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
