import { LoadingScreen } from '../../features/frame/LoadingScreen';
import type { Page } from '../../provider/pages';
import { usePage } from '../../screens/PageContext';
import { wrongPage } from './PageGate';
import { pageScreens } from './pageScreens';

export interface RoutedPageProps {
  /** The component on the route of a host, with its pages. Default: every page. */
  part?: { name: string; includes: (page: Page) => boolean } | undefined;
}

/** The page at the current path, from the table of pages. */
export function RoutedPage({ part }: RoutedPageProps) {
  const { page, status } = usePage() ?? {};
  if (!page) return <LoadingScreen />;
  if (part && !part.includes(page)) {
    if (status === 'pending') return <LoadingScreen />;
    throw wrongPage(`<${part.name}>`, page);
  }
  const Page = pageScreens[page];
  return <Page />;
}
