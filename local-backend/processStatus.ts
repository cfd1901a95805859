import { existsSync, readFileSync } from 'node:fs';

/** The status of a process on Linux. */
export interface ProcessStatus {
  /** True for a zombie: an ended process that its parent has not collected yet. */
  hasEnded: boolean;
  /** The start time, which distinguishes it from a later process with the same id. */
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
