import type { ReactNode } from 'react';

/**
 * Text that changes, or is beside content that appears and disappears. A browser's translator replaces text nodes with
 * elements: React would then change a node that is no longer in the page, or fail to remove it, and a late translation
 * of the old text could replace the new one. Here new text gets a new element.
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
