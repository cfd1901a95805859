import type { ReactNode } from 'react';

/** One step of a tour. */
export interface TourStep {
  /** CSS selector of the elements to highlight. Hidden elements are ignored. */
  selector: string;
  /** The heading of the card. */
  title: string;
  /** The text of the card. */
  content: ReactNode;
  /**
   * Called when the step starts, before its element is looked up: open the element's container here. May return a
   * function that undoes this when the step ends. Like an effect, it may run twice in React's strict mode.
   */
  onShow?: (() => void) | (() => () => void) | undefined;
}
