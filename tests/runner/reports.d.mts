import type { Count } from './countTests.mjs';

export interface Ending {
  kind?: 'vitest' | 'playwright';
  succeeded: boolean;
  reason: string;
  seconds: number;
}
export function clearReports(): void;
export function reportFiles(name: string): { report: string; log: string; ending: string };
export function writeEnding(name: string, ending: Ending): void;
export function countStep(name: string): Count & { seconds: number };
