import type { Task, Trace } from '../../backend/entities';
import type { Page } from '../../provider/pages';

/** The page where the customer does a task. */
export interface TaskPlace {
  page: Page;
  id?: string;
}

const pages = ['documents', 'profile', 'support'] as const satisfies readonly Page[];

/**
 * Returns the page named in the task's `page`, otherwise the trace whose employer is in its text; otherwise undefined.
 */
export function taskPlace({ page, title, description }: Task, traces: readonly Trace[]): TaskPlace | undefined {
  const named = pages.find((name) => name === page);
  if (named) return { page: named };
  const text = `${title} ${description ?? ''}`.toLowerCase();
  // The longest match: one employer's name may start with another's.
  const [trace] = traces
    .filter(({ name }) => name.trim() !== '' && text.includes(name.toLowerCase()))
    .sort((one, other) => other.name.length - one.name.length);
  return trace && { page: 'trace', id: trace.id };
}
