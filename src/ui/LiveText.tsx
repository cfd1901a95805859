import type { ReactNode } from 'react';

/** Props of {@link LiveText}. */
export interface LiveTextProps {
  /** What a screen reader says when it changes. Empty says nothing. */
  children?: ReactNode;
  /** `polite` (the default) waits for a pause, `assertive` interrupts. */
  politeness?: 'polite' | 'assertive';
}

/**
 * Words that are heard and not seen. Keep it on the page and change its text: a region that arrives together with its
 * text is not read out by every screen reader.
 */
export function LiveText({ children, politeness = 'polite' }: LiveTextProps) {
  return (
    <div className="ptr-visually-hidden" role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness}>
      {children}
    </div>
  );
}
