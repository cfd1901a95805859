import { Suspense, type ReactNode } from 'react';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import type { Page } from '../../provider/pages';
import { usePage } from '../../screens/PageContext';
import { PendingAccount } from './PendingAccount';

interface PageGateProps {
  page: Page;
  children: ReactNode;
}

/** Shows the screen of a page as soon as the frame knows that the customer may open it. */
export function PageGate({ page, children }: PageGateProps) {
  const current = usePage();
  if (!current?.page || current.status === 'pending') return <LoadingScreen />;
  if (current.page !== page) throw wrongPage(`<PensionTracePage page="${page}">`, current.page);
  return (
    <PendingAccount isPending={current.status === 'restoring'}>
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
    </PendingAccount>
  );
}

/** The error when a host's route shows a component at the path of a page that it does not have. */
export function wrongPage(shown: string, page: Page): Error {
  return new Error(`Your routes show ${shown} at the path of the page '${page}', which it does not have.`);
}
