import { BackendError } from '../../backend/BackendError';
import { useErrorMessage } from '../../data/useErrorMessage';
import { useReportedCode } from '../../data/useReportedCode';
import { frameMessages } from '../../features/frame/messages';
import type { ContactModalProps } from '../../features/tracey/ContactModal';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import type { StandInProps } from '../../ui/lazyPart';
import { tracingMessages } from './messages';

/** Shown under the navigation when the code of the contact details failed to load. */
export function HelpUnavailable({ isOpen, onClose, error, isRetrying, onRetry }: ContactModalProps & StandInProps) {
  const texts = useMessages('tracing', tracingMessages);
  const frame = useMessages('frame', frameMessages);
  const shared = useMessages('shared', sharedMessages);
  const messageFor = useErrorMessage('load');
  useReportedCode(error);
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
          <Button variant="secondary" isBusy={isRetrying} busyLabel={shared.loading} onPress={onRetry}>
            {shared.tryAgain}
          </Button>
        )}
        <Button variant="quiet" onPress={onClose}>
          {shared.close}
        </Button>
      </ErrorBox>
    </div>
  );
}
