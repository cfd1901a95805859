import type { BackendError } from '../../backend/BackendError';
import { useErrorMessage } from '../../data/useErrorMessage';
import { useOwnTitle } from '../../provider/pageTitle';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { uiMessages } from '../../ui/messages';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Screen } from '../../ui/Screen';
import { useOnline } from '../../loading/useOnline';
import { frameMessages } from './messages';

/** Props of {@link ProblemScreen}. */
export interface ProblemScreenProps {
  /** The error. */
  error: BackendError;
  /** Called by 'Try again', and when the browser comes back online. Keep the function stable. */
  onRetry: () => void;
  /** The part that failed to load: the customer's account (the default), or the code of a page. */
  subject?: 'account' | 'page' | undefined;
  /** True while it loads again. Default false. */
  isRetrying?: boolean | undefined;
}

/**
 * The screen when an account, or the code of a page, failed to load. Offline, it tries again when the connection
 * returns. For an `outdated` page it offers to reload the site, and leaves that to the customer.
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
export const ProblemScreen = asScreen(function ProblemScreen({
  error,
  onRetry,
  subject = 'account',
  isRetrying = false,
}: ProblemScreenProps) {
  const { config } = usePensionTrace('<ProblemScreen>');
  const texts = useMessages('frame', frameMessages);
  const { outdatedReload } = useMessages('shared', sharedMessages);
  const ui = useMessages('ui', uiMessages);
  const messageFor = useErrorMessage('load');
  const isOutdated = error.code === 'outdated';
  const isOffline = error.code === 'unreachable';
  const { heading, lead } = words();
  useOwnTitle(heading);
  useOnline(onRetry, isOffline);

  return (
    <Screen heading={heading} lead={lead} focusHeading>
      {isOutdated && <p>{config.keepsDrafts ? texts.outdatedKept : texts.outdatedLost}</p>}
      <FormActions>
        {isOutdated ? (
          <Button onPress={() => window.location.reload()}>{outdatedReload}</Button>
        ) : (
          <Button onPress={onRetry} isBusy={isRetrying} busyLabel={ui.loading}>
            {ui.tryAgain}
          </Button>
        )}
      </FormActions>
    </Screen>
  );

  function words() {
    if (isOutdated) return { heading: texts.outdatedHeading, lead: texts.outdatedText };
    if (isOffline && subject === 'page') return { heading: texts.offlineHeading, lead: texts.offlineText };
    return { heading: texts.problemHeading, lead: messageFor(error) };
  }
});
