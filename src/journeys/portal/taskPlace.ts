import type { Task, Trace } from '../../backend/entities';
import type { Page } from '../../provider/navigation';

/** The page where a task is done. */
export interface TaskPlace {
  page: Page;
  id?: string;
}

const pages = ['documents', 'profile', 'support'] as const satisfies readonly Page[];

/** The page that the task names, otherwise the trace that its text names; undefined when it names neither. */
export function taskPlace({ page, title, description }: Task, traces: readonly Trace[]): TaskPlace | undefined {
  const named = pages.find((name) => name === page);
  if (named) return { page: named };
  const text = `${title} ${description ?? ''}`.toLowerCase();
  // The longest name: one employer's name may begin another's.
  const [trace] = traces
    .filter(({ name }) => name.trim() !== '' && text.includes(name.toLowerCase()))
    .sort((one, other) => other.name.length - one.name.length);
  return trace && { page: 'trace', id: trace.id };
}
