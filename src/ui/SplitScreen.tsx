import type { ReactNode } from 'react';
import { Rings } from './Rings';

/** Props of {@link SplitScreen}. */
export interface SplitScreenProps {
  /** The form. */
  children: ReactNode;
  /** The side panel, such as the next steps or the firm. */
  aside: ReactNode;
}

/**
 * Two halves on a wide screen. On a phone the panel is below the form.
 *
 * @example
 * ```tsx
 * <SplitScreen aside={<p>We never share your details.</p>}>
 *   <SignUpForm />
 * </SplitScreen>
 * ```
 */
export function SplitScreen({ children, aside }: SplitScreenProps) {
  return (
    <div className="ptr ptr-split">
      <div className="ptr ptr-split__main">{children}</div>
      <div className="ptr ptr-split__aside">
        <Rings className="ptr-split__rings" />
        <div className="ptr ptr-split__panel">{aside}</div>
      </div>
    </div>
  );
}
