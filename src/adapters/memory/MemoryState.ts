import type * as entities from '../../backend/entities';
import type { OutputOf } from '../../backend/contract';
import type { Agreement, portalAgreements } from '../../backend/contracts/agreements';
import type { SignedRecord } from '../../backend/contracts/signedRecord';
import type { AuthFactor, EmailLink } from '../../backend/PensionTraceAdapter';

/** What the firm has done. */
interface Followed {
  searches: entities.Search[];
  /** Newest first. */
  activity: entities.ActivityItem[];
}

/** A trace with its searches and activity. */
export interface MemoryTrace extends entities.Trace, Followed {}

/** A pension with its searches and activity. */
export interface MemoryPension extends entities.Pension, Followed {}

/** A signed authorisation with its signer and evidence. */
export interface MemoryAuthorisation extends Pick<SignedRecord, 'kind' | 'letter' | 'agreements' | 'signer'> {
  dataProtection: boolean;
  hmrcAuthorised: boolean;
  signature: string;
  screenshot: string | null;
  /** The header `X-Evidence`: how it was signed. */
  evidence: {
    method: SignedRecord['method'];
    screenshot: string | null;
    wording: string | null;
    translated?: true | undefined;
    faint?: true | undefined;
  };
  signedAt: string;
}

/** A factor of two-step sign-in in the memory backend. */
export interface MemoryFactor {
  id: string;
  /** Default 'totp', an authenticator app. */
  type?: AuthFactor['type'] | undefined;
  friendlyName: string;
  /** The code that the app shows, or that a text message contains. */
  code: string;
  /** The challenge for which a text message was sent. */
  challengeId?: string | undefined;
  isVerified: boolean;
}

/** One customer with all of their data. */
export interface Customer {
  id: string;
  email: string;
  /** The address to which it is to change, and the addresses at which that is confirmed. */
  emailChange?: { email: string; confirmedAt: string[] } | undefined;
  password: string;
  /** Unverified factors have no effect. */
  factors: MemoryFactor[];
  admin: boolean;
  tags: number[];
  /** True until the tour has ended. */
  firstVisit: boolean;
  firstName: string | null;
  lastName: string | null;
  title: number | null;
  previousNames: string[];
  /** YYYY-MM-DD. */
  birthDate: string | null;
  nationalInsurance: string | null;
  phone: string | null;
  reason: number | null;
  /** An application in processing: `due` is decided at the next read of the profile, `held` stays in processing. */
  assessment: 'due' | 'held';
  /** Oldest first. The profile shows the last signature. */
  authorisations: MemoryAuthorisation[];
  addresses: entities.Address[];
  marketing: entities.Marketing;
  /** The switch 'Email me when there is news'. Null: this backend sends no such messages. */
  newsEmail: boolean | null;
  /** The token of the link in messages that switches them off. Empty: no link does. */
  newsToken: string;
  /** The language that the page told, for messages. */
  language: string;
  traces: MemoryTrace[];
  pensions: MemoryPension[];
  tasks: entities.Task[];
  /** Newest first. */
  documents: entities.PortalDocument[];
  /** Newest first. */
  removedDocuments: entities.RemovedDocument[];
  /** Why the firm asks for a new signature, while the customer has tag 15. */
  signAgain: OutputOf<typeof portalAgreements>['sign_again'];
  /** The tags at the time when the application was cancelled. */
  cancelledTags: number[] | null;
  /** When the application was cancelled. Null without one. */
  cancelledAt: string | null;
  /** Why the firm closed the account. Null when it did not. */
  closed: NonNullable<entities.UserProfile['closed']> | null;
  /** When a delayed erasure is due. Null without one. */
  erasureDue: string | null;
  anonymised: boolean;
  /** Unsent drafts, newest first. */
  drafts: { form: string; typed: Record<string, unknown> }[];
  /** How often a draft was sent in the present minute and hour, by the length of the window in seconds. */
  draftCounts: Record<number, { window: number; count: number }>;
  /** The replies to requests with an `Idempotency-Key`. */
  answers: Record<string, { sent?: string; reply: unknown }>;
}

/** The data of the memory backend. Tests may read and change it. */
export interface MemoryState {
  customers: Customer[];
  /** The id of the logged-in customer. */
  loggedInAs: string | null;
  /** The access level of the session: aal2 after a code of an authenticator app. */
  accessLevel: 'aal1' | 'aal2';
  /** The password-reset link that is open in this tab, beside the session. */
  openedLink: { customerId: string; accessLevel: 'aal1' | 'aal2' } | null;
  /** Whether an e-mail address must be confirmed before there is a session. */
  confirmsEmail: boolean;
  /** The delay of an erasure in days. 0 erases at once. */
  erasureDelayDays: number;
  /** Whether customers may download their data. */
  offersDataCopy: boolean;
  /** Whether customers may add a phone as their second step. */
  offersPhone: boolean;
  guides: entities.Guide[];
  invites: { id: string; email: string; name: string }[];
  /** The results of the address function, by formatted postcode. */
  addressBook: Record<string, entities.AddressLines[]>;
  /** The newest version of each part of the letter, in order, with `{company}` for the firm's name. */
  letter: Agreement[];
  /** The newest version of each agreement, with `{company}` for the firm's name. */
  agreements: Agreement[];
  /** The firm's name in the letter. Null: no one can read or sign it. */
  companyName: string | null;
  /** The firm's postal address in the letter, one line of it in each line. */
  companyAddress: string | null;
  providers: string[];
  /** The contacts in the firm's directory of providers. */
  providerContacts: entities.ProviderContacts[];
  industries: string[];
  /** The customers who entered their password again, by the header that proves it. */
  confirmations: Record<string, string>;
  /** The emails that were sent. `redirectTo` is the address that a password-reset link opens. */
  outbox: { to: string; redirectTo?: string; link: EmailLink; isSpent?: boolean }[];
}
