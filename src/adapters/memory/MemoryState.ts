import type {
  ActivityItem,
  Address,
  AddressLines,
  Guide,
  Marketing,
  Pension,
  PortalDocument,
  Search,
  Task,
  Trace,
} from '../../backend/entities';
import type { Agreement } from '../../backend/contracts/agreements';
import type { SignedRecord } from '../../backend/contracts/signedRecord';
import type { AuthFactor, EmailLink } from '../../backend/PensionTraceAdapter';
import type { Rules } from '../../domain/rules';
import type { ImageProblem } from './imageProblem';
import type { Evidence } from './readEvidence';

/** A trace with its searches and activity. */
export interface MemoryTrace extends Trace {
  searches: Search[];
  /** Newest first. */
  activity: ActivityItem[];
}

/** A pension with its searches and activity. */
export interface MemoryPension extends Pension {
  searches: Search[];
  /** Newest first. */
  activity: ActivityItem[];
}

/** A signed authorisation with its signer and evidence. */
export interface MemoryAuthorisation extends Pick<SignedRecord, 'kind' | 'letter' | 'agreements' | 'signer'> {
  dataProtection: boolean;
  hmrcAuthorised: boolean;
  signature: string;
  screenshot: string | null;
  /** The reason for which the screenshot was not stored. */
  screenshotProblem: ImageProblem | null;
  /** The header `X-Evidence`: how it was signed. */
  evidence: Evidence;
  signedAt: string;
}

/** A factor of two-step sign-in in the memory backend. */
export interface MemoryFactor {
  id: string;
  /** Default 'totp', an authenticator app. */
  type?: AuthFactor['type'] | undefined;
  friendlyName: string;
  /** In base 32. `totpCode` derives the codes from it. */
  secret: string;
  isVerified: boolean;
}

/** One customer with all of their data. */
export interface Customer {
  id: string;
  email: string;
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
  /**
   * The assessment of an application in processing: `due` is decided at the next read of the profile; `held` stays in
   * processing, to show the waiting screen.
   */
  assessment: 'due' | 'held';
  /** Oldest first. The profile shows the last signature. */
  authorisations: MemoryAuthorisation[];
  addresses: Address[];
  marketing: Marketing;
  traces: MemoryTrace[];
  pensions: MemoryPension[];
  tasks: Task[];
  /** Newest first. */
  documents: PortalDocument[];
  /** When the application was cancelled, and the tags held at that time. */
  cancelled: { at: string; tags: number[] } | null;
  /** When a delayed erasure is due. Null without one. */
  erasureDue: string | null;
  anonymised: boolean;
  /** Unsent drafts, newest first. */
  drafts: { form: string; typed: Record<string, unknown> }[];
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
  /** Whether the auth service has two-step sign-in. */
  hasTwoStep: boolean;
  /** The password-reset link that is open in this tab, beside the session. */
  openedLink: { customerId: string; accessLevel: 'aal1' | 'aal2' } | null;
  /** The links in emails that were not opened yet. */
  emailLinks: (EmailLink & { customerId: string })[];
  /** Whether an e-mail address must be confirmed before there is a session. */
  confirmsEmail: boolean;
  /** The rules for names, phone numbers and titles. */
  rules: Rules;
  /** Whether a pension requires its provider, policy number and years. False for the optional variant of the form. */
  requiresPensionDetails: boolean;
  /** The delay of an erasure in days. 0 erases at once. */
  erasureDelayDays: number;
  /** Whether customers may download their data. */
  offersDataCopy: boolean;
  /** The copies that customers made of their data. */
  dataCopies: { customerId: string; at: string }[];
  guides: Guide[];
  invites: { id: string; email: string; name: string }[];
  /** The results of the address function, by formatted postcode. */
  addressBook: Record<string, AddressLines[]>;
  /** The newest version of each part of the letter, in order, with `{company}` for the firm's name. */
  letter: Agreement[];
  /** The newest version of each agreement, with `{company}` for the firm's name. */
  agreements: Agreement[];
  /** The firm's name in the letter. Null: no one can read or sign it. */
  companyName: string | null;
  /** The firm's postal address in the letter, one line of it in each line. */
  companyAddress: string | null;
  providers: string[];
  industries: string[];
  /** The codes that were sent to phones, by the id of their challenge. */
  texts: { challengeId: string; factorId: string; code: string }[];
  /** The times at which customers confirmed their identity, by the header that proves it. */
  confirmations: Record<string, { customerId: string; at: string }>;
  /** The emails that were sent. `redirectTo` is the address that a password-reset link opens. */
  outbox: { to: string; redirectTo?: string; link: EmailLink }[];
}
