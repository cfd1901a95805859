import type { ReactNode } from 'react';

/** Renders text in backticks as code. */
export function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}
