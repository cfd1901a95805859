import { controls } from './controls';
import { displays } from './displays';
import type { Guidance } from './Guidance';

/** The guidance for the story file `title`, such as `Parts/Badge`; undefined for a screen. */
export function guidanceFor(title: string): Guidance | undefined {
  const part = /^Parts\/(\w+)$/u.exec(title)?.[1];
  return part === undefined ? undefined : { ...controls, ...displays }[part];
}
