import { portalUserTraces } from '../../backend/contracts/traces';
import type { Task } from '../../backend/entities';
import { useList } from '../../data/useList';
import { useTasksRead } from '../../features/tasks/useTasks';
import { useNavigation, type LinkAttributes } from '../../provider/useNavigation';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { portalSummary, type PortalSummary } from './portalSummary';
import { taskPlace } from './taskPlace';

export interface PortalNow {
  /** Whether tasks or traces are loading. */
  isLoading: boolean;
  /** Undefined until tasks and traces have loaded. */
  summary: PortalSummary | undefined;
  /** Returns the link to the page where the customer does a task. */
  linkOf: (task: Task) => LinkAttributes | undefined;
}

/** The portal's summary, and the link of each task. */
export function usePortalNow(): PortalNow {
  const tasks = useTasksRead();
  const list = useList(portalUserTraces);
  const { linkTo } = useNavigation();
  const groupOf = useTraceGroup();
  const traces = list.status === 'success' ? list.items : [];
  const isKnown = tasks.status === 'success' && (list.status === 'success' || list.status === 'empty');

  return {
    isLoading: tasks.status === 'pending' || list.status === 'pending',
    summary: isKnown ? portalSummary(tasks.data.length, traces, groupOf) : undefined,
    linkOf(task) {
      const place = taskPlace(task, traces);
      return place && linkTo(place.page, place.id);
    },
  };
}
