import type { ReactNode } from 'react';
import type { Page } from '../../provider/pages';

/** The pages that a component shows on the routes of a host. */
export interface TracingPart {
  /** The component. */
  name: string;
  includes: (page: Page) => boolean;
  /** The host's own screen. Default: the page's own. */
  screen?: ReactNode | undefined;
}
