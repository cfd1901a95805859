import { portalTaskDone } from '../../backend/contracts/account';
import { useRefresh } from '../../data/useRefresh';
import { about, useSend, type ActionOptions, type SendStateOf } from '../../data/useSend';
import { usePart } from '../../provider/usePart';

/** The state of marking a task. `id` is the task's. */
export type TaskDoneState = SendStateOf<{ id: string }>;

/** The result of {@link useTaskDone}. */
export interface UseTaskDoneResult {
  state: TaskDoneState;
  /** False when the backend has no procedure for it. */
  canMark: boolean;
  /** Marks a task as done, or with `false` as open again. */
  mark: (id: string, isDone: boolean) => void;
}

/**
 * Headless hook with which a customer says that a task is done, or takes it back: procedure `portal_task_done`.
 *
 * @example
 * ```tsx
 * function TaskDoneExample() {
 *   const { state, mark } = useTaskDone();
 *   return (
 *     <button disabled={state.status === 'pending'} onClick={() => mark('task-1', true)}>
 *       I have done this
 *     </button>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTaskDone({ onCompleted, onError }: ActionOptions<{ isDone: boolean }> = {}): UseTaskDoneResult {
  const { backend, memory } = usePart('taskDone');
  const { markedTasks } = memory.visit;
  const refresh = useRefresh();
  const { state, input, send } = useSend(
    'taskDone',
    ({ id, isDone }: { id: string; isDone: boolean }, headers) =>
      backend.call(portalTaskDone, { p_id: id, p_done: isDone }, { headers }),
    {
      onDone(_reply, { id, isDone }) {
        markedTasks.add(id);
        refresh('tasks');
        onCompleted?.({ isDone });
      },
      onError,
    },
  );
  return {
    state: input ? about(state, { id: input.id }) : { status: 'idle' },
    canMark: backend.hasProcedure(portalTaskDone),
    mark: (id, isDone) => send({ id, isDone }),
  };
}
