import { memo, Suspense } from 'react';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import type { PageProps } from './PageProps';
import { PendingAccount } from './PendingAccount';
import { pageScreens } from './screens';

/** One page. Memoised, so that restoring the session does not force synchronous hydration. */
export const TracingPage = memo(function TracingPage(props: PageProps) {
  const { Screen } = pageScreens[props.page];
  return (
    <PendingAccount isPending={props.isPending === true}>
      <Suspense fallback={<LoadingScreen />}>
        <Screen key={`${props.page}/${props.id ?? ''}`} {...props} />
      </Suspense>
    </PendingAccount>
  );
});
