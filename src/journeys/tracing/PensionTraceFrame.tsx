import { Suspense, useContext, type ReactNode } from 'react';
import { LocationContext } from '../../provider/LocationContext';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePage } from '../../screens/PageContext';
import { PageReads } from './PageReads';
import { TracingFrame, type PensionTraceFrameOptions } from './TracingFrame';

/** Props of {@link PensionTraceFrame}. */
export interface PensionTraceFrameProps extends PensionTraceFrameOptions {
  /** The page: a `PensionTracePage`, or your router's outlet with one in each of its routes. */
  children: ReactNode;
}

/**
 * The frame around the pages on your routes, below a PensionTraceProvider that has your router's `location`: top bar,
 * progress, navigation, footer. It stays mounted from page to page on a layout route. As in PensionTracing, it opens a
 * page only for the customers whom it is for and redirects all others, sets the document title, moves focus and shows
 * what goes wrong.
 *
 * @example
 * ```tsx
 * <PensionTraceFrame hasFooter={false}>
 *   <PensionTracePage page="signUp">
 *     <SignUpForm />
 *   </PensionTracePage>
 * </PensionTraceFrame>
 * ```
 * @throws When no PensionTraceProvider with `location` is above.
 */
export function PensionTraceFrame(props: PensionTraceFrameProps) {
  return <FrameOnRoute {...props} name="PensionTraceFrame" />;
}

/**
 * The frame of a component on a host's routes, unless it is in one already.
 *
 * @param name The component, for errors.
 */
export function FrameOnRoute({ name, children, ...frame }: PensionTraceFrameProps & { name: string }) {
  usePensionTrace(`<${name}>`);
  const location = useContext(LocationContext);
  const isInFrame = usePage() !== undefined;
  if (location === undefined) {
    throw new Error(
      `<${name}> needs \`location\` and \`navigate\` on the <PensionTraceProvider> above it: pass both from your router.`,
    );
  }
  if (isInFrame) return children;
  return (
    <>
      <PageReads scope="all" />
      {/* React hydrates server markup in slices, once the page's code has loaded. */}
      <Suspense>
        <TracingFrame {...frame} scope="all" hasAddress>
          {children}
        </TracingFrame>
      </Suspense>
    </>
  );
}
