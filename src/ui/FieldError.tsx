import { useContext } from 'react';
import { useMessages } from '../texts/useMessages';
import { alert } from './controlShapes';
import { Drawing } from './Drawing';
import { uiMessages } from './messages';
import { OwnDataContext } from './OwnDataContext';
import { useShownError } from './ShownErrorsContext';
import { Untranslated } from './Untranslated';

export interface FieldErrorProps {
  /** The id for the control's `aria-describedby`. */
  id: string;
  /** The error: the problem and the fix, which may be a line of its own. Renders nothing without it. */
  message?: string | undefined;
}

/** The error of a field. */
export function FieldError({ id, message }: FieldErrorProps) {
  const { errorPrefix } = useMessages('ui', uiMessages);
  const ownData = useContext(OwnDataContext);
  useShownError(Boolean(message));
  if (!message) return null;
  const [problem, ...help] = message.split('\n');
  return (
    <p className="ptr ptr-field__error" id={id}>
      <Drawing shapes={alert} className="ptr-field__error-icon" />
      <span>
        <span className="ptr ptr-visually-hidden">{errorPrefix}</span>{' '}
        <Untranslated within={problem}>{ownData}</Untranslated>
        {help.map((line) => (
          <span key={line} className="ptr ptr-field__error-help">
            {` ${line}`}
          </span>
        ))}
      </span>
    </p>
  );
}
