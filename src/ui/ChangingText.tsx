import type { ReactNode } from 'react';

/**
 * Text that changes, or stands beside content that comes and goes. A translator replaces a text by elements: React would
 * then change a node that is no longer in the page, or fail to remove it; and a translation of the old words may arrive
 * after the new ones. Here other words are another element.
 */
export function ChangingText({ children }: { children: ReactNode }) {
  return isEmpty(children) ? null : <span key={keyOfText(children)}>{children}</span>;
}

function isEmpty(content: ReactNode): boolean {
  return content === undefined || content === null || content === '' || typeof content === 'boolean';
}

/** The key of an element whose whole content is a text that changes, in place of {@link ChangingText} in it. */
export function keyOfText(content: ReactNode): string | undefined {
  return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;
}
