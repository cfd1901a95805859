import type { PensionTraceProviderProps } from '@pension-trace/react';
import { PensionTracing, type PensionTracingProps } from '@pension-trace/react/product';
import { useState, type ReactNode } from 'react';

export interface ProductProps {
  /** The story's provider settings: `providerPropsOf(context)`. */
  settings: PensionTraceProviderProps;
  /** The address that the customer opens. Default '/'. */
  start?: string;
  /** The whole product, or only the onboarding or the portal. */
  as?: (props: PensionTracingProps) => ReactNode;
  /** Rendered beside the product. `open` opens an address. */
  aside?: (open: (path: string) => void) => ReactNode;
}

/** The composed product in a host with its own router, so that its links and buttons work. */
export function Product({ settings, start = '/', as: Component = PensionTracing, aside }: ProductProps) {
  const [location, setLocation] = useState(start);
  return (
    <div className={aside && 'sb-journey'}>
      <Component {...settings} location={location} navigate={setLocation} useHref={hrefOf} hasPageTitles={false} />
      {aside?.(setLocation)}
    </div>
  );
}

/** Returns a fragment, because Storybook has no such path: a link in a new tab then opens the same story. */
function hrefOf(path: string): string {
  return `#${path}`;
}
