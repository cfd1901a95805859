import { createContext, useContext, type ReactNode } from 'react';
import type { EmailLink } from '../backend/PensionTraceAdapter';
import type { Page } from '../provider/pages';
import type { AnswerForm } from './AnswerForm';

/** The state of the email link that led to a page. */
export type PageLink =
  | { status: 'unopened'; link: EmailLink }
  /** `open`: the customer may choose a new password. `left`: the customer has left the account of the link. */
  | { status: 'pending' | 'open' | 'expired' | 'left' };

/** What the frame around a page passes to its screen. */
export interface PageContextValue {
  /** The page at the path; undefined for an unknown path. */
  page: Page | undefined;
  /** The id in the path, of a trace, a pension or a guide. */
  id: string | undefined;
  /**
   * `pending` until it is known whether the customer may open the page. `restoring` while the account loads and the page
   * came from a server.
   */
  status: 'pending' | 'restoring' | 'open';
  /** True while React renders the next step in a transition: the step before it stays until the code of this one has loaded. */
  isHeld: boolean;
  /** The link back to an earlier step, above the heading. */
  before: ReactNode;
  /** 'Continue on your phone', beside the place to sign. */
  phone: ReactNode;
  /** What has just happened, for the notice above the heading and for the title in the browser tab. */
  news: { heading: string; text: string } | undefined;
  /** At log-in, the id of an invite. */
  inviteId: string | undefined;
  link: PageLink;
  /** How often answers were changed. */
  changes: number;
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
  /** Called by 'Change' beside an answer, with the form that has it. */
  onChangeAnswer: (form: AnswerForm) => void;
}

/** Undefined for a screen that a host shows without `PensionTracePage`. */
export const PageContext = createContext<PageContextValue | undefined>(undefined);

/** Returns what the frame around the page passes to its screen; undefined without a frame. */
export function usePage(): PageContextValue | undefined {
  return useContext(PageContext);
}
