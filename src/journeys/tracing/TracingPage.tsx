import { memo, Suspense, type ReactNode } from 'react';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import type { PageProps } from './PageProps';
import { PendingAccount } from './PendingAccount';
import { pageScreens } from './screens';

interface TracingPageProps extends PageProps {
  /** The host's own screen. Default: the page's. */
  screen: ReactNode;
}

/** One page. Memoised, so that restoring the session does not force synchronous hydration. */
export const TracingPage = memo(function TracingPage({ screen, ...props }: TracingPageProps) {
  const { Screen } = pageScreens[props.page];
  return (
    <PendingAccount isPending={props.isPending === true}>
      <Suspense fallback={<LoadingScreen />}>
        {screen ?? <Screen key={`${props.page}/${props.id ?? ''}`} {...props} />}
      </Suspense>
    </PendingAccount>
  );
});
