import type { ReactNode } from 'react';
import { Icon } from './Icon';

export interface DisclosureProps {
  /** The words that are always there, such as 'Why we ask'. */
  summary: ReactNode;
  /** What they open. */
  children: ReactNode;
}

/** A line that opens to say more. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="pt-disclosure">
      <summary className="pt-disclosure__summary">
        <Icon name="chevron-right" className="pt-disclosure__chevron" />
        <span className="pt-disclosure__words">{summary}</span>
      </summary>
      <div className="pt-disclosure__body">{children}</div>
    </details>
  );
}
