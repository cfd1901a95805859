import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './Heading';
import type { IconName } from './Icon';
import { Mark } from './Mark';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** That there is nothing yet. */
  heading: ReactNode;
  /** Which heading element that is. Default 2. */
  headingLevel?: HeadingLevel;
  /** What this place will hold. */
  children?: ReactNode;
  /** The first step, as a button or a link. */
  action?: ReactNode;
  /** A drawing of what it will hold. */
  icon?: IconName;
}

/** A place that holds nothing yet. */
export function EmptyState({ heading, headingLevel = 2, children, action, icon }: EmptyStateProps) {
  return (
    <div className="ptr-empty">
      {icon ? <Mark icon={icon} /> : null}
      <Heading level={headingLevel} className="ptr-empty__heading">
        {heading}
      </Heading>
      {children ? <div className="ptr-empty__text">{children}</div> : null}
      {action ? <div className="ptr-empty__action">{action}</div> : null}
    </div>
  );
}
