import type { ReactNode } from 'react';

export interface DataRow {
  /** What it is. */
  label: string;
  /** What was answered. */
  value: ReactNode;
  /** A way to change it. */
  action?: ReactNode;
}

export interface DataRowsProps {
  /** The answers, in order. */
  rows: readonly DataRow[];
}

/** Answers to be read and checked. */
export function DataRows({ rows }: DataRowsProps) {
  return (
    <dl className="pt-data">
      {rows.map((row) => (
        <div className="pt-data__row" key={row.label}>
          <dt className="pt-data__label">{row.label}</dt>
          <dd className="pt-data__value">{row.value}</dd>
          {row.action ? <dd className="pt-data__action">{row.action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
