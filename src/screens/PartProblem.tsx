import type { ReactNode } from 'react';
import { BackendError } from '../backend/BackendError';
import { useErrorMessage } from '../data/useErrorMessage';
import type { FailureProps } from '../loading/lazyPart';
import { useMessages } from '../texts/useMessages';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { uiMessages } from '../ui/messages';

interface PartProblemProps extends FailureProps {
  /** Another action. */
  children?: ReactNode;
}

/** Replaces a part whose code failed to load: the problem, with a retry. */
export function PartProblem({ error, isRetrying, onRetry, children }: PartProblemProps) {
  const ui = useMessages('ui', uiMessages);
  const messageFor = useErrorMessage('load');
  const problem = BackendError.from(error);
  // The file of an older version never comes.
  const tryAgain = problem.code === 'outdated' ? () => window.location.reload() : onRetry;
  return (
    <ErrorBox message={messageFor(problem)}>
      <Button variant="secondary" isBusy={isRetrying} busyLabel={ui.loading} onPress={tryAgain}>
        {ui.tryAgain}
      </Button>
      {children}
    </ErrorBox>
  );
}
