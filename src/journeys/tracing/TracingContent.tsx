import type { AccountState } from '../../data/useAccount';
import { LogInFirst } from '../../screens/LogInFirst';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { ProblemScreen } from '../../features/frame/ProblemScreen';
import { AdminScreen, DeletedScreen, OutsideScreen } from './OtherScreens';
import type { PageProps } from './PageProps';
import type { PageOutcome } from './resolvePage';
import type { TracingScope } from './TracingScope';
import type { TracingPart } from './TracingPart';
import { SecondStep, SigningDone } from './screens';
import { TracingPage } from './TracingPage';

export interface TracingContentProps extends Omit<PageProps, 'page' | 'id' | 'isBelow' | 'isPending' | 'mode'> {
  scope: TracingScope;
  part: TracingPart | undefined;
  outcome: PageOutcome;
  account: AccountState;
  /** The confirmation after signing, shown instead of the portal. */
  confirmation: { isFirst: boolean; onContinue: () => void } | undefined;
}

/** The content of the main element: a page, or a screen that explains why there is none. */
export function TracingContent({ scope, part, outcome, account, confirmation, ...page }: TracingContentProps) {
  switch (outcome.kind) {
    case 'pending':
    case 'redirect':
    case 'return':
      return <LoadingScreen />;
    case 'error':
      return account.status === 'error' && <ProblemScreen error={account.error} onRetry={account.retry} />;
    case 'second-step':
      return <SecondStep onInvalid={page.onInvalid} />;
    case 'admin':
      return <AdminScreen />;
    case 'outside':
      return confirmation ? <SigningDone {...confirmation} /> : <OutsideScreen scope={scope} />;
    case 'logged-out':
      return page.isDeleted ? <DeletedScreen /> : <LogInFirst focusHeading />;
    case 'page':
      if (part && !part.includes(outcome.page)) {
        throw new Error(
          `Your routes show <${part.name}> at the path of the page '${outcome.page}', which it does not have.`,
        );
      }
      if (confirmation) return <SigningDone {...confirmation} />;
      return <TracingPage {...outcome} {...page} mode={mode()} screen={part?.screen} />;
  }

  function mode(): PageProps['mode'] {
    if (account.status === 'recovering') return 'recovering';
    return account.status === 'success' ? 'logged-in' : 'other';
  }
}
