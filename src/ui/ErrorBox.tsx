import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** Props of {@link ErrorBox}. */
export interface ErrorBoxProps {
  /** What went wrong, in a few words. */
  heading?: ReactNode;
  /** What went wrong or what to do, in a sentence. */
  message: ReactNode;
  /** What can be done now, such as a button that tries again. */
  children?: ReactNode;
}

/** Something failed. Read out as soon as it appears. */
export function ErrorBox({ heading, message, children }: ErrorBoxProps) {
  return (
    <div className="ptr-notice ptr-notice--danger" role="alert">
      <Icon name="alert" className="ptr-notice__icon" />
      <div className="ptr-notice__body">
        {heading ? <p className="ptr-notice__heading">{heading}</p> : null}
        <p className="ptr-notice__text">{message}</p>
        {children ? <div className="ptr-notice__action">{children}</div> : null}
      </div>
    </div>
  );
}
