import type { BadgeTone } from './traceStatus';

/** The colour of a pension's type: 'Active' is a success, no other type has a colour. */
export function pensionTypeTone(type: string): Extract<BadgeTone, 'success' | 'neutral'> {
  return type === 'Active' ? 'success' : 'neutral';
}
