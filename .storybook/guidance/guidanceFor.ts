import { actions } from './actions';
import { fields } from './fields';
import type { Guidance } from './Guidance';
import { layouts } from './layouts';
import { messages } from './messages';

/** Every part. The pages of `Heading` and `List` describe the two that belong to them. */
type Part = Exclude<keyof typeof import('@pension-trace/react/ui'), 'HeadingBase' | 'ListRow'>;

// Does not compile when a part has no guidance.
const guidance = { ...actions, ...fields, ...layouts, ...messages } satisfies Record<Part, Guidance>;

/** The guidance for the story file `title`, such as `Parts/Badge`; undefined for a screen. */
export function guidanceFor(title: string): Guidance | undefined {
  const part = /^Parts\/(\w+)$/u.exec(title)?.[1] ?? '';
  return new Map<string, Guidance>(Object.entries(guidance)).get(part);
}
