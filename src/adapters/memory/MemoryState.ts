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
import type { SignedRecord } from '../../backend/contracts/signedRecord';
import type { Rules } from '../../domain/rules';
import type { ImageProblem } from './imageProblem';
import type { Evidence } from './readEvidence';

/** A trace with what the portal shows beneath it. */
export interface MemoryTrace extends Trace {
  searches: Search[];
  /** Newest first. */
  activity: ActivityItem[];
}

/** A pension with what the portal shows beneath it. */
export interface MemoryPension extends Pension {
  searches: Search[];
  /** Newest first. */
  activity: ActivityItem[];
}

/** What was signed, by whom, and how. */
export interface MemoryAuthorisation extends Pick<SignedRecord, 'kind' | 'agreements' | 'signer'> {
  dataProtection: boolean;
  hmrcAuthorised: boolean;
  signature: string;
  screenshot: string | null;
  /** Why a screenshot that was sent is not here. */
  screenshotProblem: ImageProblem | null;
  /** The header `X-Evidence`: how it was signed. */
  evidence: Evidence | null;
  signedAt: string;
}

/** An authenticator app in the backend in memory. */
export interface MemoryFactor {
  id: string;
  friendlyName: string;
  /** In base 32: `totpCode` makes the codes from it. */
  secret: string;
  isVerified: boolean;
}

/** One person with an account, and everything that is theirs. */
export interface Customer {
  id: string;
  email: string;
  password: string;
  /** Authenticator apps. Unverified ones do not count. */
  factors: MemoryFactor[];
  admin: boolean;
  tags: number[];
  /** Until the tour has ended. */
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
   * What happens to an application in processing: `due` is decided when the profile is next read, `held` stays in
   * processing, so that the waiting screen can be shown.
   */
  assessment: 'due' | 'held';
  /** Oldest first: the last signature is the one of the profile. */
  authorisations: MemoryAuthorisation[];
  addresses: Address[];
  marketing: Marketing;
  traces: MemoryTrace[];
  pensions: MemoryPension[];
  tasks: Task[];
  /** Newest first. */
  documents: PortalDocument[];
  /** When the application was cancelled and which tags were held then. */
  cancelled: { at: string; tags: number[] } | null;
  anonymised: boolean;
  /** What was answered to requests that carried an `Idempotency-Key`. */
  answers: Record<string, { reply: unknown }>;
}

/** Everything that the backend in memory knows. Tests may read it and change it. */
export interface MemoryState {
  customers: Customer[];
  /** Id of the customer who is signed in. */
  signedInAs: string | null;
  /** The access level of their session: aal2 once the code of an authenticator app was accepted. */
  accessLevel: 'aal1' | 'aal2';
  /** Whether the auth service has two-step sign-in. */
  hasTwoStep: boolean;
  /** Whether a password-recovery link is being followed. */
  isRecovering: boolean;
  /** Whether an e-mail address must be confirmed before there is a session. */
  confirmsEmail: boolean;
  /** Which names, phone numbers and titles the backend accepts. */
  rules: Rules;
  /** Whether a pension needs its provider, policy number and years. Off for the optional variant of the form. */
  requiresPensionDetails: boolean;
  guides: Guide[];
  invites: { id: string; email: string; name: string }[];
  /** What the address function finds, by formatted postcode. */
  addressBook: Record<string, AddressLines[]>;
  /** The newest version of each agreement, by its id. */
  agreementVersions: Record<string, number>;
  providers: string[];
  industries: string[];
  /** The password-reset mails that were asked for and sent. */
  outbox: { to: string; redirectTo: string }[];
}
