import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BackendError } from '../../backend/BackendError';
import { createLatest } from '../../domain/createLatest';
import { Tag } from '../../domain/tags';
import type { ActionOptions } from '../../data/useSend';
import { useErrorMessage } from '../../data/useErrorMessage';
import { useProfileQuery } from '../../data/useProfileQuery';
import { useSessionError } from '../../data/useSessionError';
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
  const { data, error, isFetching } = useProfileQuery(processingPollInterval);
  // The error of the last completed read, kept during the next. Otherwise screen readers would announce it on every
  // poll.
  const [lastRead] = useState(() => createLatest(error));
  const problem = useSyncExternalStore(lastRead.subscribe, lastRead.get, lastRead.get);
  useEffect(() => {
    if (!isFetching) lastRead.set(error);
  }, [lastRead, error, isFetching]);
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
  const failure = sessionError ?? (isFetching ? problem : error);
  if (!failure) return { status: 'pending' };
  return { status: 'error', message: messageFor(failure), error: failure };
}
