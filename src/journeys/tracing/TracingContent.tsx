import type { ReactNode } from 'react';
import type { AccountState } from '../../data/useAccount';
import { LogInFirst } from '../../screens/LogInFirst';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { ProblemScreen } from '../../features/frame/ProblemScreen';
import { AdminScreen, DeletedScreen, OutsideScreen } from './OtherScreens';
import type { PageOutcome } from './resolvePage';
import type { TracingScope } from './TracingScope';
import { SecondStepForm, SigningDone } from './pageScreens';

interface TracingContentProps {
  scope: TracingScope;
  outcome: PageOutcome;
  account: AccountState;
  /** The confirmation after signing, shown instead of the portal. */
  confirmation: { isFirst: boolean; onContinue: () => void } | undefined;
  /** Whether the customer's data has just been deleted. */
  isDeleted: boolean;
  /** The page. Its code loads while the account does. */
  children: ReactNode;
}

/** The content of the main element: a page, or a screen that explains why there is none. */
export function TracingContent({ scope, outcome, account, confirmation, isDeleted, children }: TracingContentProps) {
  switch (outcome.kind) {
    case 'redirect':
    case 'return':
      return <LoadingScreen />;
    case 'error':
      return account.status === 'error' && <ProblemScreen error={account.error} onRetry={account.retry} />;
    case 'second-step':
      return <SecondStepForm />;
    case 'admin':
      return <AdminScreen />;
    case 'outside':
      return confirmation ? <SigningDone {...confirmation} /> : <OutsideScreen scope={scope} />;
    case 'logged-out':
      return isDeleted ? <DeletedScreen /> : <LogInFirst focusHeading />;
    case 'page':
      return confirmation ? <SigningDone {...confirmation} /> : children;
    case 'pending':
      return children;
  }
}
