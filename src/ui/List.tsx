import type { ReactNode } from 'react';

/** Props of {@link List}. */
export interface ListProps {
  /** What the list holds, for a screen reader. */
  label?: string;
  /** The rows: ListRow, or Card as `li`. */
  children: ReactNode;
  /** `rows` (the default) under each other, `grid` side by side where there is room. */
  layout?: 'rows' | 'grid';
}

/** A list of rows or cards. */
export function List({ label, children, layout = 'rows' }: ListProps) {
  return (
    // Safari forgets that a list without bullets is a list unless it is told.
    <ul className={`ptr-list ptr-list--${layout}`} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
