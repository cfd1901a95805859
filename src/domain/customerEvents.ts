/** How an event feels to the customer. Only a warning is amber. */
export type EventTone = 'good' | 'plain' | 'warning';

/** The day that the words of an event name. */
export type EventDay =
  /** The day on which it happened. */
  | 'own'
  /** The day by which a provider has usually answered. */
  | 'answerBy'
  /** The due date of a task. */
  | 'due'
  /** The last day on which an application can be restored. */
  | 'restorableUntil'
  | 'none';

/** The page that an event leads to. */
export type EventPlace =
  | 'trace'
  | 'pension'
  | 'tasks'
  | 'documents'
  | 'profile'
  | 'signing'
  | 'portal'
  | 'cancelled'
  | 'none';

/** An event of the customer's life, without its words. */
export interface CustomerEvent {
  tone: EventTone;
  day: EventDay;
  leadsTo: EventPlace;
  /** Whether an email tells the customer: `news` obeys the switch for news, `always` does not. */
  email: 'news' | 'always' | 'none';
  /** The name of the event in the database's messages. Absent for an event that no message tells. */
  storedAs?: string;
}

/** Everything that a customer hears about. Its words are in `texts/eventNames.ts` and `texts/eventTexts.ts`. */
export const customerEvents = {
  received: { tone: 'plain', day: 'own', leadsTo: 'trace', email: 'none' },
  searching: { tone: 'plain', day: 'own', leadsTo: 'trace', email: 'none' },
  asked: { tone: 'plain', day: 'answerBy', leadsTo: 'trace', email: 'none' },
  answered: { tone: 'plain', day: 'own', leadsTo: 'trace', email: 'news', storedAs: 'search_answered' },
  pensionFound: { tone: 'good', day: 'own', leadsTo: 'pension', email: 'news', storedAs: 'pension_found' },
  nothingFound: { tone: 'plain', day: 'own', leadsTo: 'trace', email: 'news', storedAs: 'nothing_found' },
  finished: { tone: 'good', day: 'own', leadsTo: 'trace', email: 'none' },
  joined: { tone: 'plain', day: 'none', leadsTo: 'trace', email: 'none' },
  /** A status that the firm added. */
  ownStatus: { tone: 'plain', day: 'none', leadsTo: 'trace', email: 'none' },
  pensionAdded: { tone: 'plain', day: 'own', leadsTo: 'pension', email: 'none' },
  detailsChanged: { tone: 'plain', day: 'own', leadsTo: 'trace', email: 'none' },
  letterSigned: { tone: 'good', day: 'own', leadsTo: 'documents', email: 'news', storedAs: 'letter_signed' },
  signatureNeeded: { tone: 'warning', day: 'none', leadsTo: 'signing', email: 'always', storedAs: 'signature_needed' },
  task: { tone: 'plain', day: 'due', leadsTo: 'tasks', email: 'news', storedAs: 'task' },
  taskDue: { tone: 'warning', day: 'due', leadsTo: 'tasks', email: 'news', storedAs: 'task_due' },
  document: { tone: 'plain', day: 'own', leadsTo: 'documents', email: 'news', storedAs: 'document' },
  cancelled: { tone: 'warning', day: 'restorableUntil', leadsTo: 'cancelled', email: 'always', storedAs: 'cancelled' },
  restored: { tone: 'good', day: 'own', leadsTo: 'portal', email: 'news', storedAs: 'restored' },
  passwordChanged: { tone: 'warning', day: 'own', leadsTo: 'profile', email: 'always', storedAs: 'password_changed' },
  emailChanged: { tone: 'warning', day: 'own', leadsTo: 'profile', email: 'always', storedAs: 'email_changed' },
  secondStepChanged: {
    tone: 'warning',
    day: 'own',
    leadsTo: 'profile',
    email: 'always',
    storedAs: 'second_step_changed',
  },
  dataDeleted: { tone: 'warning', day: 'own', leadsTo: 'none', email: 'always', storedAs: 'data_deleted' },
} as const satisfies Record<string, CustomerEvent>;

/** The name of an event. */
export type EventKind = keyof typeof customerEvents;

/** The facts that an event's words may contain. Without facts, the words contain no details and suit an email. */
export interface EventFacts {
  /** The employer or the pension. */
  name?: string | undefined;
  /** The provider. */
  provider?: string | undefined;
  /** The day on which it happened, as text. */
  day?: string | undefined;
  /** The day by which something is due, as text. */
  by?: string | undefined;
  /** The firm's own sentence about how long providers take, if it has one. */
  usual?: string | undefined;
  /** Whether that day has passed. */
  isLate?: boolean | undefined;
  /** The name of a status that the firm added. */
  status?: string | undefined;
}
