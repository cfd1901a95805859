export interface Count {
  passed: number;
  failed: number;
  note: string;
  /** Of each failed test: its file, its name and the first line of its error. */
  failures: string[];
}
export function countTests(
  kind: 'vitest' | 'playwright',
  file: string,
  ending: { succeeded: boolean; reason: string },
): Count;
