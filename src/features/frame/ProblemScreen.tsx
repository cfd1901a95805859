import type { BackendError } from '../../backend/BackendError';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
import { useErrorMessage } from '../../data/useErrorMessage';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Screen } from '../../ui/Screen';
import { frameMessages } from './messages';

/** Props of {@link ProblemScreen}. */
export interface ProblemScreenProps {
  /** The error. */
  error: BackendError;
  /** Called by 'Try again'. */
  onRetry: () => void;
}

/**
 * The screen for an account that failed to load.
 *
 * @example
 * ```tsx
 * function Page() {
 *   const account = useAccount();
 *   if (account.status !== 'error') return null;
 *   return <ProblemScreen error={account.error} onRetry={account.retry} />;
 * }
 * ```
 */
export function ProblemScreen({ error, onRetry }: ProblemScreenProps) {
  usePensionTrace('<ProblemScreen>');
  const texts = useMessages('frame', frameMessages);
  const ui = useMessages('ui', uiMessages);
  const messageFor = useErrorMessage();
  return (
    <Screen heading={texts.problemHeading} lead={messageFor(error)} focusHeading>
      <FormActions>
        <Button onPress={onRetry}>{ui.tryAgain}</Button>
      </FormActions>
    </Screen>
  );
}
