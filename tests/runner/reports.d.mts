import type { Count } from './countTests.mjs';

export interface Ending {
  kind?: 'vitest' | 'playwright';
  succeeded: boolean;
  reason: string;
  /** Wall clock. */
  seconds: number;
  /** User and system time of all its processes. Undefined except on Linux. */
  processor?: number | undefined;
}
export function clearReports(): void;
export function reportFiles(name: string): { report: string; log: string; ending: string };
export function writeEnding(name: string, ending: Ending): void;
export function countStep(name: string): Count & { seconds: number; processor: number };
