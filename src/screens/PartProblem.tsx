import type { ReactNode } from 'react';
import { BackendError } from '../backend/BackendError';
import { useErrorMessage } from '../data/useErrorMessage';
import type { FailureProps } from '../loading/lazyPart';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../texts/useMessages';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { uiMessages } from '../ui/messages';

interface PartProblemProps extends FailureProps {
  /** What failed, in a few words. */
  heading?: string | undefined;
  /** Another action. */
  children?: ReactNode;
}

/** Replaces a part whose code failed to load: the problem, with a retry. */
export function PartProblem({ error, isRetrying, onRetry, heading, children }: PartProblemProps) {
  const ui = useMessages('ui', uiMessages);
  const { outdatedReload } = useMessages('shared', sharedMessages);
  const messageFor = useErrorMessage('load');
  const problem = BackendError.from(error);
  return (
    <ErrorBox heading={heading} message={messageFor(problem)}>
      {problem.code === 'outdated' ? (
        <Button variant="secondary" onPress={() => window.location.reload()}>
          {outdatedReload}
        </Button>
      ) : (
        <Button variant="secondary" isBusy={isRetrying} busyLabel={ui.loading} onPress={onRetry}>
          {ui.tryAgain}
        </Button>
      )}
      {children}
    </ErrorBox>
  );
}
