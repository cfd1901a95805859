import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './Heading';
import type { IconName } from './Icon';
import { Mark } from './Mark';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** The heading, which says that there are no entries yet. */
  heading: ReactNode;
  /** The level of the heading. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** A description of the future content. */
  children?: ReactNode;
  /** The first step, as a button or a link. */
  action?: ReactNode;
  /** An illustration. */
  icon?: IconName | undefined;
}

/**
 * The empty state of a list or a page.
 *
 * @example
 * ```tsx
 * <EmptyState heading="No documents yet">Letters from your providers appear here.</EmptyState>
 * ```
 */
export function EmptyState({ heading, headingLevel = 2, children, action, icon }: EmptyStateProps) {
  return (
    <div className="ptr ptr-empty">
      {icon ? <Mark icon={icon} /> : null}
      <Heading level={headingLevel} className="ptr ptr-heading ptr-heading--large">
        {heading}
      </Heading>
      {children ? <div className="ptr ptr-empty__text">{children}</div> : null}
      {action ? <div className="ptr ptr-empty__action">{action}</div> : null}
    </div>
  );
}
