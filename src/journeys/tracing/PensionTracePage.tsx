import type { ReactNode } from 'react';
import type { Page } from '../../provider/pages';
import { PageGate } from './PageGate';
import { pageScreens } from './pageScreens';
import { FrameOnRoute } from './PensionTraceFrame';
import type { PensionTraceFrameOptions } from './TracingFrame';

/** Props of {@link PensionTracePage}. Those of the frame have no effect below a PensionTraceFrame. */
export interface PensionTracePageProps extends PensionTraceFrameOptions {
  /** The name of the page, such as 'signUp'. Its path in the provider's `paths` must be the one of your route. */
  page: Page;
  /** The screen, for instance with props of yours or within your own markup. Default: the page's own, loaded on demand. */
  children?: ReactNode | undefined;
}

/**
 * One page on a route of yours, below a PensionTraceFrame, or below a PensionTraceProvider that has your router's
 * `location`: then with a frame of its own. Its screen behaves as in PensionTracing, without any props: it has the link
 * back, the invite or the email link in the address, and its errors are in the document's title.
 *
 * @example
 * ```tsx
 * <PensionTracePage page="address">
 *   <AddressFinder />
 * </PensionTracePage>
 * ```
 * @throws When no PensionTraceProvider with `location` is above.
 */
export function PensionTracePage({ page, children, ...frame }: PensionTracePageProps) {
  const Screen = pageScreens[page];
  const isOwn = children !== undefined && children !== null && children !== false;
  return (
    <FrameOnRoute {...frame} name="PensionTracePage">
      {isOwn ? <PageGate page={page}>{children}</PageGate> : <Screen />}
    </FrameOnRoute>
  );
}
