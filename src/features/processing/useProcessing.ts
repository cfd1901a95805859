import { hashKey, type QueryCache, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { BackendError } from '../../backend/BackendError';
import { Tag } from '../../domain/tags';
import type { ActionOptions } from '../../data/useSend';
import { useErrorMessage } from '../../data/useErrorMessage';
import { useProfileQuery } from '../../data/useProfileQuery';
import { useSessionError } from '../../data/useSessionError';
import { useUserId } from '../../data/useUserId';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { profileSource, queryKeys } from '../../provider/queryKeys';
import { usePart, useReport } from '../../provider/usePart';

/** Milliseconds between reads of the profile. */
const processingPollInterval = 3000;

export type UseProcessingOptions = Pick<ActionOptions<{ tags: readonly number[] }>, 'onCompleted'>;

/** The state of the processing screen. */
export type ProcessingState =
  | { status: 'pending' }
  /** The last read failed. `message` is for customers; polling continues. */
  | { status: 'error'; message: string; error: BackendError }
  | { status: 'success'; tags: readonly number[] };

/**
 * Headless hook for the processing screen. Reads the profile every 3 seconds until its tags change, and continues after
 * a failed read. `useAccount` receives the tags too.
 *
 * @example
 * ```tsx
 * function ProcessingExample() {
 *   const state = useProcessing({ onCompleted: ({ tags }) => console.log(stepForTags(tags)) });
 *   return (
 *     <p role="status">
 *       {state.status === 'error' ? state.message : 'We are processing your application.'}
 *     </p>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useProcessing(options: UseProcessingOptions = {}): ProcessingState {
  usePart('processing');
  const report = useReport('processing');
  const messageFor = useErrorMessage('load');
  const sessionError = useSessionError('The profile');
  const { data } = useProfileQuery(processingPollInterval);
  const lastError = useLastError();
  const tags = data && !data.tags.includes(Tag.processing) ? data.tags : undefined;
  const isDone = tags !== undefined;

  const isReported = useRef(false);
  useEffect(() => {
    if (!tags || isReported.current) return;
    isReported.current = true;
    report({ type: 'completed' });
    options.onCompleted?.({ tags });
  });

  if (isDone) return { status: 'success', tags };
  const failure = sessionError ?? lastError;
  if (!failure) return { status: 'pending' };
  return { status: 'error', message: messageFor(failure), error: failure };
}

/**
 * The error of the last completed read of the profile, also during the next one: TanStack Query forgets it then, and
 * screen readers would announce the same error after every poll.
 */
function useLastError(): BackendError | undefined {
  const { queryClient } = usePensionTrace();
  const userId = useUserId();
  const last = useMemo(
    () => lastErrorIn(queryClient.getQueryCache(), queryKeys.read(userId, profileSource)),
    [queryClient, userId],
  );
  return useSyncExternalStore(last.subscribe, last.get, last.get);
}

/** The error of a query's last completed read, from the events of the cache. */
function lastErrorIn(cache: QueryCache, queryKey: QueryKey) {
  const hash = hashKey(queryKey);
  let last = errorOf(cache.find({ queryKey })?.state.error);
  return {
    get: () => last,
    subscribe: (onChange: () => void) =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.query.queryHash !== hash) return;
        if (event.action.type !== 'success' && event.action.type !== 'error') return;
        last = errorOf(event.query.state.error);
        onChange();
      }),
  };
}

function errorOf(error: unknown): BackendError | undefined {
  return error ? BackendError.from(error) : undefined;
}
