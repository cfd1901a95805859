import type { AnswerForm } from '../../screens/AnswerForm';
import type { VisitedLink } from '../../provider/visit';
import type { MatchedPage } from './matchPage';

/** The callbacks from a page to the frame around it. */
export interface PageActions {
  /** Called when the customer has signed. */
  onSigned: () => void;
  /** Called when the customer's data has been deleted. */
  onDeleted: () => void;
  /** Called when the token of an email link is spent. */
  onLinkOpened: () => void;
  /** Called when an email link turns out to be used or too old. */
  onLinkExpired: () => void;
  /** Called when the customer leaves the account of a link. */
  onLinkLeft: () => void;
  /** Called once the new password is set. */
  onReset: () => void;
  /** Leaves a finished password reset. */
  onResetFinished: () => void;
  /** Called by 'Change' beside an answer, with the form that has it. */
  onChangeAnswer: (form: AnswerForm) => void;
}

/** The values from which each page derives its screen's props. */
export interface PageProps extends MatchedPage, PageActions {
  /** Whether the account is loading. */
  isPending?: boolean | undefined;
  /** The query of the URL. */
  query: URLSearchParams;
  /** Whether the customer's data has just been deleted. */
  isDeleted: boolean;
  /** The email link that led here. */
  link: VisitedLink | undefined;
  /** Whether the customer is in password-recovery mode, logged in, or neither. */
  mode: 'recovering' | 'logged-in' | 'other';
  /** How often answers were changed. */
  changes: number;
  /** Called when a submission finds invalid fields. */
  onInvalid: () => void;
}
