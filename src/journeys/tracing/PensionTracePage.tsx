import { useMemo, type ReactNode } from 'react';
import type { Page } from '../../provider/pages';
import type { PensionTraceFrameProps } from './TracingFrame';
import type { TracingPart } from './TracingPart';
import { TracingPartFrame } from './TracingPartFrame';

/** Props of {@link PensionTracePage}. */
export interface PensionTracePageProps extends PensionTraceFrameProps {
  /** The name of the page, such as 'signUp'. Its path in the provider's `paths` must be the one of your route. */
  page: Page;
  /** The screen, for instance with props of yours or within your own markup. Default: the page's own, loaded on demand. */
  children?: ReactNode | undefined;
}

/**
 * One page on a route of yours, below a PensionTraceProvider that has your router's `location`. As in PensionTracing, it
 * opens only for the customers whom it is for and redirects all others, sets the document title and moves focus.
 *
 * @example
 * ```tsx
 * <PensionTracePage page="signUp" />
 * ```
 * @throws When no PensionTraceProvider with `location` is above.
 */
export function PensionTracePage({ page, children, ...frame }: PensionTracePageProps) {
  const part = useMemo(
    (): TracingPart => ({
      name: 'PensionTracePage',
      includes: (other) => other === page,
      screen: children === null || children === false ? undefined : children,
    }),
    [page, children],
  );
  return <TracingPartFrame {...frame} part={part} />;
}
