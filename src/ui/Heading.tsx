import { createContext, forwardRef, useContext, type ReactNode } from 'react';

/** The heading level of a part. */
export type HeadingLevel = 2 | 3 | 4;

const HeadingBaseContext = createContext(1);

/** Props of {@link HeadingBase}. */
export interface HeadingBaseProps {
  /** The level of a screen's heading, 1 to 3. The headings below it follow. */
  level: 1 | 2 | 3;
  children: ReactNode;
}

/**
 * Sets the level of a screen's heading, for a host whose page has its own `<h1>`. Default 1.
 *
 * @example
 * ```tsx
 * <HeadingBase level={2}>
 *   <TasksSection />
 * </HeadingBase>
 * ```
 */
export function HeadingBase({ level, children }: HeadingBaseProps) {
  return <HeadingBaseContext.Provider value={level}>{children}</HeadingBaseContext.Provider>;
}

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** The heading level on a page whose screens start at level 1. */
  level: 1 | HeadingLevel;
  /** The id, for `aria-labelledby`. */
  id?: string | undefined;
  /** Class names. */
  className?: string | undefined;
  /** -1 when it takes focus by script. */
  tabIndex?: -1 | undefined;
  /** The text. */
  children: ReactNode;
}

const elements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/**
 * A heading. Its element follows from its level in the page, its style from its class.
 *
 * @example
 * ```tsx
 * <Heading level={2}>Your pensions</Heading>
 * ```
 */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading({ level, ...heading }, ref) {
  const base = useContext(HeadingBaseContext);
  const Element = elements[level + base - 2] ?? 'h6';
  return <Element ref={ref} {...heading} />;
});
