import type { PensionTraceProviderProps } from '@pension-trace/react';
import { PensionTracing, type PensionTracingProps } from '@pension-trace/react/product';
import { useState, type ReactNode } from 'react';

export interface ProductProps {
  /** The story's provider settings: `providerPropsOf(context)`. */
  settings: PensionTraceProviderProps;
  /** The address that the customer opens. Default '/'. */
  start?: string;
  /** The whole product, or one of its halves. */
  as?: (props: PensionTracingProps) => ReactNode;
  /** Stands beside the product, and can open an address. */
  aside?: (open: (path: string) => void) => ReactNode;
}

/** The composed product in a host with a router of its own: every link and button leads on. */
export function Product({ settings, start = '/', as: Component = PensionTracing, aside }: ProductProps) {
  const [location, setLocation] = useState(start);
  return (
    <div className={aside && 'sb-journey'}>
      <Component {...settings} location={location} navigate={setLocation} useHref={hrefOf} hasPageTitles={false} />
      {aside?.(setLocation)}
    </div>
  );
}

/** A path is no page of Storybook, so a link opened in a new tab stays where it is. */
function hrefOf(path: string): string {
  return `#${path}`;
}
