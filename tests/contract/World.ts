import type { PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import type { RulesPreset } from '../../src/domain/rules';

/** What only the firm can do: its back-office, or whoever keeps the database. */
export interface Firm {
  /** How strict the firm is about names, phone numbers and titles. */
  setRules(rules: RulesPreset): Promise<void>;
  setTags(userId: string, tags: number[]): Promise<void>;
  /** Puts the moment of a cancellation this many days back. */
  cancelledDaysAgo(userId: string, days: number): Promise<void>;
  /** Returns the id of the invite link. */
  addInvite(invite: { email: string; name: string }): Promise<string>;
  addTask(userId: string, task: { title: string; due_date: string | null }): Promise<void>;
  /** Returns the guide's id. */
  addGuide(guide: { title: string; content: string; created_date: string; recommended?: number }): Promise<string>;
  moveTrace(traceId: string, status: string): Promise<void>;
  addTraceSearch(traceId: string, search: { provider: string; status: string }): Promise<void>;
  addPensionSearch(pensionId: string, search: { provider: string; status: string }): Promise<void>;
  /** `entityType` is 6 for a trace, 7 for a pension. */
  addActivity(entityType: 6 | 7, entityId: string, description: string): Promise<void>;
  addDocument(userId: string, name: string): Promise<void>;
  /** The links to /reset-password that were mailed to somebody. */
  resetMails(email: string): Promise<number>;
}

/** One backend, behind whichever adapter. */
export interface World {
  /** The adapter of somebody at a device of their own, signed out. */
  visitor(): Promise<PensionTraceAdapter>;
  firm: Firm;
  /** The code that an authenticator app shows now. Undefined in a world without two-step sign-in. */
  codeOf: ((secret: string) => Promise<string>) | undefined;
  close(): Promise<void>;
}
