import type { BadgeTone } from './traceStatus';

/** Returns the colour of a pension's type: 'Active' is a success, other types have no colour. */
export function pensionTypeTone(type: string): Extract<BadgeTone, 'success' | 'neutral'> {
  return type === 'Active' ? 'success' : 'neutral';
}
