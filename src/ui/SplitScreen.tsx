import type { ReactNode } from 'react';
import { Rings } from './Rings';

/** Props of {@link SplitScreen}. */
export interface SplitScreenProps {
  /** The form. */
  children: ReactNode;
  /** The calm panel: what happens next, who we are. */
  aside: ReactNode;
}

/** Two halves on a wide screen; on a phone the panel stands under the form. */
export function SplitScreen({ children, aside }: SplitScreenProps) {
  return (
    <div className="ptr-split">
      <div className="ptr-split__main">{children}</div>
      <div className="ptr-split__aside">
        <Rings className="ptr-split__rings" />
        <div className="ptr-split__panel">{aside}</div>
      </div>
    </div>
  );
}
