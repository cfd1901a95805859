import { useContext, useEffect, useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useMessages } from '../texts/useMessages';
import { Heading } from './Heading';
import { alert } from './controlShapes';
import { Drawing } from './Drawing';
import { focusControl } from './focusControl';
import { uiMessages } from './messages';
import { OwnDataContext } from './OwnDataContext';
import { useShownError } from './ShownErrorsContext';
import { Untranslated } from './Untranslated';

/** One error of an {@link ErrorSummary}, with the id of the input that it links to. */
export interface SummaryError {
  /** The id of the invalid control. */
  id: string;
  /** The same message as at the control. The summary shows its first line. */
  message: string;
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  /** The errors, in the order of the fields. Renders nothing when empty. */
  errors: readonly SummaryError[];
  /** A number that increases with every failed submit: when it changes, the summary takes focus. Start at 0. */
  focusKey: number;
}

/**
 * A layout effect, so that focus never moves after the next key press. React 18 warns about layout effects on a server.
 */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The errors of a form, above its fields. Keep it mounted with the form: it takes focus only when `focusKey` changes,
 * never because a field becomes invalid while typing.
 *
 * @example
 * ```tsx
 * <ErrorSummary
 *   errors={[{ id: 'email', message: 'Please enter a valid email address' }]}
 *   focusKey={1}
 * />
 * ```
 */
export function ErrorSummary({ errors, focusKey }: ErrorSummaryProps) {
  const { errorSummaryHeading } = useMessages('ui', uiMessages);
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const ownData = useContext(OwnDataContext);

  useBeforePaint(() => {
    if (focusKey > 0) box.current?.focus();
  }, [focusKey]);

  useShownError(errors.length > 0);
  if (errors.length === 0) return null;

  function handleClick(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (focusControl(event.currentTarget.ownerDocument, id)) event.preventDefault();
  }

  return (
    <div className="ptr ptr-error-summary" ref={box} role="alert" aria-labelledby={headingId} tabIndex={-1}>
      <Heading level={2} className="ptr ptr-heading ptr-heading--large ptr-error-summary__heading" id={headingId}>
        <Drawing shapes={alert} />
        {errorSummaryHeading}
      </Heading>
      <ul className="ptr ptr-error-summary__list">
        {errors.map((error) => (
          <li key={`${error.id} ${error.message}`}>
            <a
              className="ptr ptr-link ptr-error-summary__link"
              href={`#${error.id}`}
              onClick={(event) => handleClick(event, error.id)}
            >
              <Untranslated within={error.message.split('\n', 1)[0]}>{ownData}</Untranslated>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
