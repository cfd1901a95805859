import type { ReactNode } from 'react';
import { alert } from './controlShapes';
import { Drawing } from './Drawing';
import { keyOfText } from './ChangingText';

/** Props of {@link ErrorBox}. */
export interface ErrorBoxProps {
  /** The problem, in a few words. */
  heading?: ReactNode;
  /** The problem or the next step, in a sentence. */
  message: ReactNode;
  /** An action, such as a retry button. */
  children?: ReactNode;
}

/**
 * An error message that screen readers announce when it appears.
 *
 * @example
 * ```tsx
 * <ErrorBox heading="Not saved" message="We could not save your address. Please try again." />
 * ```
 */
export function ErrorBox({ heading, message, children }: ErrorBoxProps) {
  return (
    <div className="ptr ptr-notice ptr-notice--danger" role="alert">
      <Drawing shapes={alert} className="ptr-notice__icon" />
      <div className="ptr ptr-notice__body">
        {heading ? <p className="ptr ptr-heading ptr-heading--body">{heading}</p> : null}
        <p className="ptr ptr-notice__text" key={keyOfText(message)}>
          {message}
        </p>
        {children ? <div className="ptr ptr-notice__action">{children}</div> : null}
      </div>
    </div>
  );
}
