import type { Task } from '../../backend/entities';
import { readTraces } from '../../data/reads';
import { useList } from '../../data/useList';
import { useTasksRead } from '../../features/tasks/useTasks';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { portalSummary, type PortalSummary } from './portalSummary';
import { taskPlace, type TaskPlace } from './taskPlace';

export interface PortalNow {
  /** Whether tasks or traces are loading. */
  isLoading: boolean;
  areTracesLoading: boolean;
  /** Undefined until tasks and traces have loaded. */
  summary: PortalSummary | undefined;
  /** The page where the customer does a task. */
  placeOf: (task: Task) => TaskPlace;
}

/** The portal's summary, and the page of each task. */
export function usePortalNow(): PortalNow {
  const tasks = useTasksRead();
  const list = useList(readTraces());
  const groupOf = useTraceGroup();
  const traces = list.status === 'success' ? list.data : [];
  const placeOf = (task: Task) => taskPlace(task, traces);
  const isKnown = tasks.status === 'success' && (list.status === 'success' || list.status === 'empty');

  return {
    isLoading: tasks.status === 'pending' || list.status === 'pending',
    areTracesLoading: list.status === 'pending',
    summary: isKnown ? portalSummary(tasks.data.length, traces, groupOf) : undefined,
    placeOf,
  };
}
