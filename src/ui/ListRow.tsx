import { useContext, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from './Heading';
import { ListPlaceContext } from './ListPlace';

/** Props of {@link ListRow}. */
export interface ListRowProps {
  /** What the row is about, such as the employer. */
  title: ReactNode;
  /** Which heading element the title is. Default 2. */
  titleLevel?: HeadingLevel;
  /** A quiet line: years, provider. */
  meta?: ReactNode;
  /** A drawing before the words. */
  mark?: ReactNode;
  /** Its status. */
  badge?: ReactNode;
  /** The one thing to do with it: a button or a link. */
  action?: ReactNode;
  /** More about it, under the quiet line. */
  children?: ReactNode;
  /** The element it is: `li` (the default) inside a List, `div` elsewhere. */
  as?: 'li' | 'div';
}

/** A row of a list. */
export function ListRow({
  title,
  titleLevel = 2,
  meta,
  mark,
  badge,
  action,
  children,
  as: Element = 'li',
}: ListRowProps) {
  const place = useContext(ListPlaceContext);
  const content = (
    <>
      {mark}
      <div className="ptr-list-row__words">
        <Heading level={titleLevel} className="ptr-list-row__title">
          {title}
        </Heading>
        {meta ? <p className="ptr-list-row__meta">{meta}</p> : null}
        {children}
      </div>
      {badge || action ? (
        <div className="ptr-list-row__end">
          {badge}
          {action}
        </div>
      ) : null}
    </>
  );

  if (Element === 'div') return <div className="ptr-list-row">{content}</div>;
  return (
    <li className="ptr-list-row" {...place}>
      {content}
    </li>
  );
}
