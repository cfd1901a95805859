import { forwardRef, useId, type ReactNode } from 'react';
import { classNames } from './classNames';
import { useElementRef } from './useElementRef';
import { Heading, type HeadingLevel } from './Heading';

/** Props of {@link Card}. */
export interface CardProps {
  /** The element to render. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  /** The heading of the card. */
  heading?: ReactNode;
  /** The level of the heading. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** A badge or a button at the end of the heading's line. */
  headingAction?: ReactNode;
  /** `plain` (the default) is white, `tinted` is less prominent, `brand` more. */
  tone?: 'plain' | 'tinted' | 'brand' | undefined;
  /** Class names added to the card. */
  className?: string | undefined;
  /** The content of the card. */
  children?: ReactNode;
}

/**
 * A surface that groups related content.
 *
 * @example
 * ```tsx
 * <Card as="section" heading="Your traces" headingLevel={2}>
 *   <p>Two traces are under way.</p>
 * </Card>
 * ```
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as: Element = 'div', heading, headingLevel = 2, headingAction, tone = 'plain', className, children },
  ref,
) {
  const elementRef = useElementRef(ref);
  const headingId = useId();
  const isNamed = heading !== undefined && (Element === 'section' || Element === 'article' || Element === 'aside');
  return (
    <Element
      className={classNames('ptr ptr-card', `ptr-card--${tone}`, className)}
      ref={elementRef}
      aria-labelledby={isNamed ? headingId : undefined}
    >
      {heading !== undefined ? (
        <div className="ptr ptr-between ptr-card__top">
          <Heading level={headingLevel} id={headingId} className="ptr ptr-heading ptr-card__heading">
            {heading}
          </Heading>
          {headingAction}
        </div>
      ) : null}
      {children}
    </Element>
  );
});
