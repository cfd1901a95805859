import type { FailureProps } from '../../loading/lazyPart';
import { FailedDialog, type DialogProps } from '../../screens/lazyDialog';
import { useMessages } from '../../texts/useMessages';
import { tracingMessages } from './messages';

/** Shown below the navigation when the code of the contact details failed to load. */
export function HelpUnavailable(dialog: DialogProps & FailureProps) {
  const { helpFailed } = useMessages('tracing', tracingMessages);
  if (!dialog.isOpen) return null;
  return (
    <div className="ptr ptr-top-bar-problem">
      <FailedDialog {...dialog} heading={helpFailed} />
    </div>
  );
}
