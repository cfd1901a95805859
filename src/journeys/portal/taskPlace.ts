import type { Task, Trace } from '../../backend/entities';

const pages = ['documents', 'profile', 'support'] as const;

/** The page where the customer does a task. */
export type TaskPlace = { page: (typeof pages)[number] } | { page: 'trace'; id: string; name: string };

/** The page in the task's `page`, otherwise the trace whose employer is in its text, otherwise the support page. */
export function taskPlace({ page, title, description }: Task, traces: readonly Trace[]): TaskPlace {
  const named = pages.find((name) => name === page);
  if (named) return { page: named };
  const text = `${title} ${description ?? ''}`.toLowerCase();
  // The longest match: one employer's name may start with another's.
  const [trace] = traces
    .filter(({ name }) => name.trim() !== '' && text.includes(name.toLowerCase()))
    .sort((one, other) => other.name.length - one.name.length);
  return trace ? { page: 'trace', id: trace.id, name: trace.name } : { page: 'support' };
}
