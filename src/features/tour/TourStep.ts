import type { ReactNode } from 'react';

/** One stop of a tour (specification section 3). */
export interface TourStep {
  /** What it points at, as a CSS selector. Everything on show that it finds is lit; what is hidden does not count. */
  selector: string;
  /** Its heading. */
  title: string;
  /** What it says. */
  content: ReactNode;
  /**
   * Called when the step begins, before anything is looked for: opens what its element is in. May return a function
   * that is called when the step ends, to put things back. It may run twice in React's strict mode, as an effect does.
   */
  onShow?: (() => void) | (() => () => void);
}
