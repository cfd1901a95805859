export interface Count {
  passed: number;
  failed: number;
  note: string;
}
export function countTests(
  kind: 'vitest' | 'playwright',
  file: string,
  ending: { succeeded: boolean; reason: string },
): Count;
