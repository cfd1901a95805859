import type { ReactNode } from 'react';
import { chevronRight } from './controlShapes';
import { Drawing } from './Drawing';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** The text that is always visible, such as 'Why we ask'. */
  summary: ReactNode;
  /** The content that is shown when open. */
  children: ReactNode;
  /** Whether it is open at first. Default: false. */
  isOpenAtFirst?: boolean | undefined;
}

/**
 * A line of text that opens to show more.
 *
 * @example
 * ```tsx
 * <Disclosure summary="Where do I find it?">It is on your payslip.</Disclosure>
 * ```
 */
export function Disclosure({ summary, children, isOpenAtFirst = false }: DisclosureProps) {
  return (
    <details className="ptr ptr-disclosure" open={isOpenAtFirst}>
      <summary className="ptr ptr-disclosure__summary">
        <Drawing shapes={chevronRight} className="ptr-disclosure__chevron" />
        <span className="ptr ptr-disclosure__words">{summary}</span>
      </summary>
      <div className="ptr ptr-disclosure__body">{children}</div>
    </details>
  );
}
