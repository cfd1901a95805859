import { BackendError } from '../../backend/BackendError';
import { useErrorMessage } from '../../data/useErrorMessage';
import { frameMessages } from '../../features/frame/messages';
import type { ContactModalProps } from '../../features/tracey/ContactModal';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import type { FailureProps } from '../../loading/lazyPart';
import { uiMessages } from '../../ui/messages';
import { tracingMessages } from './messages';

/** Shown below the navigation when the code of the contact details failed to load. */
export function HelpUnavailable({ isOpen, onClose, error, isRetrying, onRetry }: ContactModalProps & FailureProps) {
  const texts = useMessages('tracing', tracingMessages);
  const frame = useMessages('frame', frameMessages);
  const ui = useMessages('ui', uiMessages);
  const messageFor = useErrorMessage('load');
  if (!isOpen) return null;
  const problem = BackendError.from(error);
  return (
    <div className="ptr ptr-top-bar-problem">
      <ErrorBox heading={texts.helpFailed} message={messageFor(problem)}>
        {problem.code === 'outdated' ? (
          <Button variant="secondary" onPress={() => window.location.reload()}>
            {frame.outdatedReload}
          </Button>
        ) : (
          <Button variant="secondary" isBusy={isRetrying} busyLabel={ui.loading} onPress={onRetry}>
            {ui.tryAgain}
          </Button>
        )}
        <Button variant="quiet" onPress={onClose}>
          {ui.close}
        </Button>
      </ErrorBox>
    </div>
  );
}
