import { useEffect, useRef, useState } from 'react';
import type { BackendError } from '../../backend/BackendError';
import { Tag } from '../../domain/tags';
import { useErrorMessage } from '../../data/useErrorMessage';
import { useSessionError } from '../../data/useSessionError';
import { useProfileQuery } from '../../data/useProfileQuery';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Milliseconds between two looks at the profile (specification section 9). */
export const processingPollInterval = 3000;

export interface UseProcessingOptions {
  /** Called once when the tags no longer say that the application is being processed. */
  onCompleted?: (result: { tags: readonly number[] }) => void;
}

/** Where the waiting stands. */
export type ProcessingState =
  | { status: 'waiting' }
  /** The last read failed, or there is no session. `message` is for customers. Reading goes on. */
  | { status: 'failed'; message: string; error: BackendError }
  | { status: 'done'; tags: readonly number[] };

/**
 * Reads the profile every 3 seconds until its tags change the screen, whatever single readings come to
 * (specification sections 2.3 and 4). The tags arrive at `useAccount` as well.
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useProcessing(options: UseProcessingOptions = {}): ProcessingState {
  usePensionTrace('useProcessing');
  const messageFor = useErrorMessage();
  const sessionError = useSessionError('The profile');
  const { data, error, isFetching } = useProfileQuery(processingPollInterval);
  // What the last finished look came to: a message that went and came back with every look would be read out each time.
  const [problem, setProblem] = useState(error);
  if (!isFetching && problem !== error) setProblem(error);
  const tags = data && !data.tags.includes(Tag.processing) ? data.tags : undefined;
  const isDone = tags !== undefined;

  const isReported = useRef(false);
  useEffect(() => {
    if (!tags || isReported.current) return;
    isReported.current = true;
    options.onCompleted?.({ tags });
  });

  if (isDone) return { status: 'done', tags };
  const failure = sessionError ?? problem;
  if (!failure) return { status: 'waiting' };
  return { status: 'failed', message: messageFor(failure), error: failure };
}
