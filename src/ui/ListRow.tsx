import { forwardRef, type ReactNode } from 'react';
import { classNames } from './classNames';
import { Heading, type HeadingLevel } from './Heading';
import { useElementRef } from './useElementRef';
import { keyOfText } from './ChangingText';

/** Props of {@link ListRow}. */
export interface ListRowProps {
  /** The title, such as the employer. */
  title: ReactNode;
  /** The heading level of the title. Default 2. */
  titleLevel?: HeadingLevel | undefined;
  /** A secondary line: years, provider. */
  meta?: ReactNode;
  /** An illustration before the text. */
  mark?: ReactNode;
  /** The status. */
  badge?: ReactNode;
  /** The row's action: a button or a link. */
  action?: ReactNode;
  /** More content below the secondary line. */
  children?: ReactNode;
  /** The element to render: `li` (the default) inside a List, `div` elsewhere. */
  as?: 'li' | 'div' | undefined;
  /** The `id` of the row, for links to it. */
  id?: string | undefined;
  /** Class names added to the row. */
  className?: string | undefined;
}

/**
 * A row of a list.
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
export const ListRow = forwardRef<HTMLElement, ListRowProps>(function ListRow(
  { title, titleLevel = 2, meta, mark, badge, action, children, as: Element = 'li', id, className },
  ref,
) {
  const elementRef = useElementRef(ref);
  const content = (
    <>
      {mark}
      <div className="ptr ptr-list-row__words">
        <Heading level={titleLevel} className="ptr ptr-list-row__title">
          {title}
        </Heading>
        {meta ? (
          <p className="ptr ptr-caption ptr-list-row__meta" key={keyOfText(meta)}>
            {meta}
          </p>
        ) : null}
        {children}
      </div>
      {badge || action ? (
        <div className="ptr ptr-between ptr-list-row__end">
          {badge}
          {action}
        </div>
      ) : null}
    </>
  );

  return (
    <Element id={id} className={classNames('ptr ptr-list-row', className)} ref={elementRef}>
      {content}
    </Element>
  );
});
