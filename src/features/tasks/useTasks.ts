import type { Task } from '../../backend/entities';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { readTasks } from '../../data/reads';
import { useListOf, type ListState } from '../../data/useList';
import { useRead, type ReadState } from '../../data/useRead';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePart } from '../../provider/usePart';

/**
 * The customer's open tasks, soonest due first. Refetches when the table changes.
 *
 * @example
 * ```tsx
 * function TasksExample() {
 *   const list = useTasks();
 *   if (list.status === 'error') return <button onClick={list.retry}>Try again</button>;
 *   if (list.status === 'success') return list.data.map((item) => <p key={item.id}>{item.title}</p>);
 *   return <p>{list.status === 'empty' ? 'Nothing yet.' : 'Loading…'}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTasks(): ListState<Task> {
  usePart('tasks');
  useLiveRefresh(['tasks'], ['tasks']);
  return useListOf(useTasksRead());
}

/** Reads the open tasks without a subscription, for use beside a component that already refetches them. */
export function useTasksRead(): ReadState<Task[]> {
  return tasksWhere(useRead(readTasks()), ({ done_at }) => !done_at);
}

/** The open tasks, and those that were marked here, which can be undone. */
export function useShownTasks(): ListState<Task> {
  usePart('tasks');
  useLiveRefresh(['tasks'], ['tasks']);
  const { markedTasks } = usePensionTrace().memory.visit;
  return useListOf(tasksWhere(useRead(readTasks()), ({ id, done_at }) => !done_at || markedTasks.has(id)));
}

function tasksWhere(tasks: ReadState<Task[]>, isWanted: (task: Task) => boolean): ReadState<Task[]> {
  return tasks.status === 'success' ? { ...tasks, data: tasks.data.filter(isWanted) } : tasks;
}
