import type { ReactNode } from 'react';
import { Icon } from './Icon';

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
    <div className="pt-notice pt-notice--danger" role="alert">
      <Icon name="alert" className="pt-notice__icon" />
      <div className="pt-notice__body">
        {heading ? <p className="pt-notice__heading">{heading}</p> : null}
        <p className="pt-notice__text">{message}</p>
        {children ? <div className="pt-notice__action">{children}</div> : null}
      </div>
    </div>
  );
}
