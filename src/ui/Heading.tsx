import type { ReactNode } from 'react';

/** Which heading element a part uses, so that it fits the page around it. */
export type HeadingLevel = 2 | 3 | 4;

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** Which heading element it is. */
  level: HeadingLevel;
  /** The id, for what is named by it. */
  id?: string;
  /** Class names. */
  className?: string;
  /** The words. */
  children: ReactNode;
}

/** A heading whose element is chosen by its place in the page and whose look is chosen by its class. */
export function Heading({ level, ...heading }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...heading} />;
}
