import type { ReactNode } from 'react';

export interface SplitScreenProps {
  /** The form. */
  children: ReactNode;
  /** The calm panel: what happens next, who we are. */
  aside: ReactNode;
}

/** Two halves on a wide screen; on a phone the panel stands under the form. */
export function SplitScreen({ children, aside }: SplitScreenProps) {
  return (
    <div className="pt-split">
      <div className="pt-split__main">{children}</div>
      <div className="pt-split__aside">
        <div className="pt-split__panel">{aside}</div>
      </div>
    </div>
  );
}
