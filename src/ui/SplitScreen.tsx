import type { ReactNode } from 'react';

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
        {/* Rings that close in on a point: a search, drawn in the colour of the panel's lines. */}
        <svg className="ptr-split__rings" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
          {[190, 150, 110, 70, 30].map((radius) => (
            <circle className="ptr-split__ring" key={radius} cx="200" cy="200" r={radius} />
          ))}
          <circle className="ptr-split__point" cx="200" cy="200" r="6" />
        </svg>
        <div className="ptr-split__panel">{aside}</div>
      </div>
    </div>
  );
}
