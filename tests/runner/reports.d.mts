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
export interface Run {
  /** When it began, in milliseconds. Default: 0. */
  since?: number;
  /** A dependency of the step that failed in this run. */
  failedDependency?: string | undefined;
}
export function reportFiles(name: string): { report: string; log: string; ending: string };
export function writeEnding(name: string, ending: Ending): void;
export function countStep(name: string, run?: Run): Count & { seconds: number; processor: number };
