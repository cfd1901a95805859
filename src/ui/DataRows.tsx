import type { ReactNode } from 'react';

/** One row of {@link DataRows}: a term and its value. */
export interface DataRow {
  /** What it is. */
  label: string;
  /** What was answered. */
  value: ReactNode;
  /** A way to change it. */
  action?: ReactNode;
}

/** Props of {@link DataRows}. */
export interface DataRowsProps {
  /** The answers, in order. */
  rows: readonly DataRow[];
}

/** Answers to be read and checked. */
export function DataRows({ rows }: DataRowsProps) {
  return (
    <dl className="ptr-data">
      {rows.map((row) => (
        <div className="ptr-data__row" key={row.label}>
          <dt className="ptr-data__label">{row.label}</dt>
          <dd className="ptr-data__value">{row.value}</dd>
          {row.action ? <dd className="ptr-data__action">{row.action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
