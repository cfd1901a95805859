import type { ReactNode } from 'react';
import type { BadgeTone } from '../domain/traceStatus';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** The colour of the dot. The word carries the meaning. */
  tone: BadgeTone;
  /** The status in a word or two. */
  children: ReactNode;
}

/** A status: a word with a dot. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={`ptr-badge ptr-badge--${tone}`}>
      <span className="ptr-badge__dot" />
      {children}
    </span>
  );
}
