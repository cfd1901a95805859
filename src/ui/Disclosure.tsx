import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** The words that are always there, such as 'Why we ask'. */
  summary: ReactNode;
  /** What they open. */
  children: ReactNode;
}

/** A line that opens to say more. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="ptr-disclosure">
      <summary className="ptr-disclosure__summary">
        <Icon name="chevron-right" className="ptr-disclosure__chevron" />
        <span className="ptr-disclosure__words">{summary}</span>
      </summary>
      <div className="ptr-disclosure__body">{children}</div>
    </details>
  );
}
