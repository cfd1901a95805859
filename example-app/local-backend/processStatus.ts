import { existsSync, readFileSync } from 'node:fs';

/** What Linux says about a process. */
export interface ProcessStatus {
  /** True for a zombie: the process has ended, and its parent has not collected it yet. */
  hasEnded: boolean;
  /** When it started. Tells it from a later process with the same number. */
  start: string;
}

/** Undefined on a system without /proc. */
export function readProcess(processId: number): ProcessStatus | undefined {
  const path = `/proc/${processId}/stat`;
  return existsSync(path) ? parseStatus(readFileSync(path, 'utf8')) : undefined;
}

/** The name may contain brackets and spaces; it ends at the last bracket (man 5 proc). */
export function parseStatus(text: string): ProcessStatus {
  const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { hasEnded: state === 'Z' || state === 'X', start: fields[18] ?? '' };
}
