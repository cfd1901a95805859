import type { EmailLink, PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import type { ProviderContacts } from '../../src/backend/entities';
import type { SignAgainReason } from '../../src/domain/signAgain';

/** Actions of the firm: its back-office, or the owner of the database. */
export interface Firm {
  /** Sets the firm's name in the letter; null as in a new database. */
  setCompanyName(name: string | null): Promise<void>;
  setTags(userId: string, tags: number[]): Promise<void>;
  /** Asks a customer in the portal to sign again. The earlier letter is kept. */
  requestSignature(userId: string, reason: SignAgainReason, words: string): Promise<void>;
  /** How many days an erasure waits. */
  setErasureDelay(days: number): Promise<void>;
  /** Whether customers may download their data. */
  setOffersDataCopy(isOffered: boolean): Promise<void>;
  /** Returns the id of the invite link. */
  addInvite(invite: { email: string; name: string }): Promise<string>;
  /** The token of the links in the customer's messages. */
  newsToken(userId: string): Promise<string>;
  addTask(userId: string, task: { title: string; due_date: string | null }): Promise<void>;
  /** Removes one of the customer's tasks. */
  removeTask(userId: string): Promise<void>;
  /** Returns the guide's id. */
  addGuide(guide: { title: string; content: string; created_date: string; recommended?: number }): Promise<string>;
  /** Adds a provider to the firm's directory. */
  addProvider(provider: ProviderContacts): Promise<void>;
  moveTrace(traceId: string, status: string): Promise<void>;
  movePension(pensionId: string, status: { name: string; colour: string }): Promise<void>;
  /** Links a trace to the pension that it found. */
  linkPension(traceId: string, pensionId: string): Promise<void>;
  addTraceSearch(traceId: string, search: { provider: string; status: string }): Promise<void>;
  addPensionSearch(pensionId: string, search: { provider: string; status: string }): Promise<void>;
  /** `entityType` is 6 for a trace, 7 for a pension. */
  addActivity(entityType: 6 | 7, entityId: string, description: string): Promise<void>;
  addDocument(userId: string, name: string): Promise<void>;
  /** The number of password-reset emails sent to an address. */
  resetMails(email: string): Promise<number>;
  /** The link in the newest email to an address. */
  lastLink(email: string): Promise<EmailLink>;
}

/** A backend and its adapter. */
export interface World {
  /** The logged-out adapter of a customer on their own device. */
  visitor(): Promise<PensionTraceAdapter>;
  firm: Firm;
  /** The code of every authenticator app that is set up. Undefined in a world without two-step sign-in. */
  code: string | undefined;
  close(): Promise<void>;
}
