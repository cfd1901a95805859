import type { ReactNode } from 'react';
import { ChangingText } from './ChangingText';

/** Props of {@link LiveText}. */
export interface LiveTextProps {
  /** The text that screen readers announce when it changes. An empty text is not announced. */
  children?: ReactNode;
  /** `polite` (the default) waits for a pause, `assertive` interrupts. */
  politeness?: 'polite' | 'assertive' | undefined;
}

/**
 * A visually hidden live region. Keep it mounted and change its text: some screen readers ignore a region that appears
 * together with its text.
 *
 * @example
 * ```tsx
 * <LiveText politeness="polite">3 results</LiveText>
 * ```
 */
export function LiveText({ children, politeness = 'polite' }: LiveTextProps) {
  return (
    <div className="ptr ptr-visually-hidden" role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness}>
      <ChangingText>{children}</ChangingText>
    </div>
  );
}
