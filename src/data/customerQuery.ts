import { queryOptions, type DataTag, type QueryKey, type UnusedSkipTokenOptions } from '@tanstack/react-query';
import type { BackendError } from '../backend/BackendError';
import type { Backend, BackendCallOptions } from '../backend/createBackend';
import { queryKeys } from '../provider/queryKeys';

/** What to read from the backend, without a customer. */
export interface CustomerRead<Data> {
  /** The procedure or table. With `parameters` it is the cache key. */
  source: string;
  parameters?: readonly string[] | undefined;
  /** Reads the data; rejects with a BackendError. */
  read: (backend: Backend, options: BackendCallOptions) => Promise<Data>;
  /**
   * True for parameters that a customer typed: they never enter the provider's `queryClient`, which a host may store.
   * Always the same for one component.
   */
  isTyped?: boolean | undefined;
  /** True for data that is requested again only when it changes. */
  staysFresh?: boolean | undefined;
}

/**
 * TanStack Query's options for one read. An interface, because the inferred type names a package that hosts do not
 * install themselves.
 */
export interface CustomerQuery<Data> extends UnusedSkipTokenOptions<Data, BackendError> {
  queryKey: DataTag<QueryKey, Data, BackendError>;
}

/** Milliseconds for which loaded data is not requested again, so that a host can load it before a screen mounts. */
const freshFor = 10_000;

/**
 * Returns the query of one customer's data, cached for this customer only. Never retries on its own; errors go to
 * `onError`.
 */
export function customerQuery<Data>(
  backend: Backend,
  userId: string,
  { source, parameters = [], read, staysFresh = false }: CustomerRead<Data>,
): CustomerQuery<Data> {
  return queryOptions<Data, BackendError>({
    queryKey: queryKeys.read(userId, source, ...parameters),
    queryFn: ({ signal }) => read(backend, { signal, reportsRefusal: true }),
    networkMode: 'always',
    retry: false,
    staleTime: staysFresh ? Infinity : freshFor,
  });
}
