import type { ReactNode } from 'react';

/** Props of {@link List}. */
export interface ListProps {
  /** The name of the list, for screen readers. */
  label?: string | undefined;
  /** The rows: ListRow, or Card as `li`. */
  children: ReactNode;
  /** `rows` (the default) stacks the rows, `grid` puts them side by side if there is room. */
  layout?: 'rows' | 'grid' | undefined;
}

/**
 * A list of rows or cards.
 *
 * @example
 * ```tsx
 * <List label="Your traces">
 *   <ListRow
 *     title="Marks & Spencer"
 *     meta="1998 to 2004"
 *     badge={<Badge tone="info">Searching</Badge>}
 *   />
 * </List>
 * ```
 */
export function List({ label, children, layout = 'rows' }: ListProps) {
  return (
    // Safari removes the list role of a list without bullets.
    <ul className={`ptr ptr-list ptr-list--${layout}`} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
