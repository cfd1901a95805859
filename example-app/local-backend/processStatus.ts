import { existsSync, readFileSync } from 'node:fs';

/** What Linux tells of a process. */
export interface ProcessStatus {
  /** It has ended, and only nobody has buried it yet: it uses nothing any more. */
  hasEnded: boolean;
  /** When it began, by which one is told from a later one with the same number. */
  start: string;
}

/** Undefined where the system has no such list. */
export function readProcess(processId: number): ProcessStatus | undefined {
  const path = `/proc/${processId}/stat`;
  return existsSync(path) ? parseStatus(readFileSync(path, 'utf8')) : undefined;
}

/** The name in front may hold anything, brackets and spaces too, and ends with the last bracket (man 5 proc). */
export function parseStatus(text: string): ProcessStatus {
  const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { hasEnded: state === 'Z' || state === 'X', start: fields[18] ?? '' };
}
