import type { BackendError } from '../backend/BackendError';
import { usePensionTrace } from '../provider/PensionTraceContext';
import type { CustomerRead } from './customerQuery';
import { useCustomerQuery } from './useCustomerQuery';
import { useErrorMessage } from './useErrorMessage';
import { useSessionError } from './useSessionError';

/** The state of a read. */
export type ReadState<Data> =
  | { status: 'pending' }
  /** It failed to load. `message` is for customers; `retry` loads it again. */
  | { status: 'error'; message: string; error: BackendError; retry: () => void }
  /** Remains when a later read fails. */
  | { status: 'success'; data: Data };

export interface UseReadOptions<Data> extends CustomerRead<Data> {
  /** False to wait. Default true. */
  isEnabled?: boolean | undefined;
  /** False to read again on each mount. Default true. */
  isCached?: boolean | undefined;
  /** False to read once only, and not when the window has focus again. Default true. */
  isRefetched?: boolean | undefined;
}

/** Reads data of the logged-in customer. */
export function useRead<Data>({
  isCached = true,
  isRefetched = true,
  ...options
}: UseReadOptions<Data>): ReadState<Data> {
  const { session: store } = usePensionTrace();
  const sessionError = useSessionError(options.source);
  const messageFor = useErrorMessage('load');
  const query = useCustomerQuery({
    ...options,
    ...(isCached ? {} : { gcTime: 0 }),
    ...(isRefetched ? {} : { staleTime: Infinity }),
  });
  const failed = (error: BackendError, retry: () => void) =>
    ({ status: 'error', message: messageFor(error), error, retry }) as const;

  if (sessionError) return failed(sessionError, store.retry);
  if (query.data !== undefined) return { status: 'success', data: query.data };
  if (query.error && !query.isFetching) return failed(query.error, () => void query.refetch());
  return { status: 'pending' };
}
