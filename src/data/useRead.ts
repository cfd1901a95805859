import { useQuery } from '@tanstack/react-query';
import { BackendError } from '../backend/BackendError';
import type { Backend } from '../backend/createBackend';
import type { CallOptions } from '../backend/PensionTraceAdapter';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { queryKeys } from '../provider/queryKeys';
import { useReporting } from './useReporting';
import { useSession } from './useSession';

/** Where something that is read stands. */
export type ReadState<Data> =
  | { status: 'loading' }
  /** It could not be had; `retry` asks again. */
  | { status: 'failed'; error: BackendError; retry: () => void }
  /** Stays so when reading it anew fails: what was there is better than nothing. */
  | { status: 'ready'; data: Data };

export interface UseReadOptions<Data> {
  /** The procedure or table it comes from: with `parameters` its place in the cache. */
  source: string;
  parameters?: readonly string[];
  /** Whether it stays in the cache while nothing shows it. Without, it is read anew each time. Default true. */
  isKept?: boolean;
  /** Reads it; rejects with a BackendError. */
  read: (backend: Backend, options: CallOptions) => Promise<Data>;
}

/** Something of the signed-in customer's that is read, kept for this customer alone. Every failure is told to onError. */
export function useRead<Data>({ source, parameters = [], isKept = true, read }: UseReadOptions<Data>): ReadState<Data> {
  const { backend, queryClient, session: store } = usePensionTrace('useRead');
  const reporting = useReporting();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.session.userId : '';
  const query = useQuery<Data, BackendError>(
    {
      queryKey: queryKeys.read(userId, source, ...parameters),
      queryFn: ({ signal }) => reporting(signal, () => read(backend, { signal })),
      enabled: userId !== '',
      networkMode: 'always',
      retry: false,
      ...(isKept ? {} : { gcTime: 0 }),
    },
    queryClient,
  );

  switch (session.status) {
    case 'restoring':
    case 'second-step':
      return { status: 'loading' };
    case 'failed':
      return { status: 'failed', error: session.error, retry: store.retry };
    case 'signed-out':
    case 'recovering':
      return {
        status: 'failed',
        error: new BackendError('signed-out', `${source} is read for a customer who is signed in`),
        retry: store.retry,
      };
    case 'signed-in':
      if (query.data !== undefined) return { status: 'ready', data: query.data };
      if (query.error && !query.isFetching) {
        return { status: 'failed', error: query.error, retry: () => void query.refetch() };
      }
      return { status: 'loading' };
  }
}
