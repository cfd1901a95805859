import { useState } from 'react';
import { portalTaskDone } from '../../backend/contracts/account';
import type { BackendError } from '../../backend/BackendError';
import { useRefresh } from '../../data/useRefresh';
import { useSend, type ActionOptions } from '../../data/useSend';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePart } from '../../provider/usePart';

/** The state of marking a task. `id` is the task's. */
export type TaskDoneState =
  | { status: 'idle' }
  | { status: 'pending' | 'success'; id: string }
  /** It failed. `message` is for customers. */
  | { status: 'error'; id: string; message: string; error: BackendError };

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
 *     <p>
 *       <button onClick={() => mark('task-1', true)}>I have done this</button>
 *       {state.status === 'error' && <span role="alert">{state.message}</span>}
 *     </p>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTaskDone({ onCompleted, onError }: ActionOptions<{ isDone: boolean }> = {}): UseTaskDoneResult {
  const { backend } = usePart('taskDone');
  const { doneTasks } = usePensionTrace().visit;
  const refresh = useRefresh();
  const [last, setLast] = useState('');
  const { state, send } = useSend(
    'taskDone',
    ({ id, isDone }: { id: string; isDone: boolean }, headers) => {
      setLast(id);
      return backend.call(portalTaskDone, { p_id: id, p_done: isDone }, { headers });
    },
    {
      onDone(_reply, { id, isDone }) {
        if (isDone) doneTasks.add(id);
        else doneTasks.delete(id);
        refresh('tasks');
        onCompleted?.({ isDone });
      },
      onError,
    },
  );
  return {
    state: stateOf(),
    canMark: backend.hasProcedure(portalTaskDone),
    mark: (id, isDone) => send({ id, isDone }),
  };

  function stateOf(): TaskDoneState {
    switch (state.status) {
      case 'idle':
        return state;
      case 'error':
        return { ...state, id: last };
      case 'pending':
      case 'success':
        return { status: state.status, id: last };
    }
  }
}
