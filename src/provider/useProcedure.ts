import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { BackendError } from '../backend/BackendError';
import type { AnyContract, InputOf, OutputOf } from '../backend/contract';
import { usePensionTrace } from './PensionTraceContext';

export type ProcedureState<Reply> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; error: BackendError }
  | { status: 'done'; reply: Reply };

export interface UseProcedureOptions<C extends AnyContract> {
  /** Called once after success, even when the component has gone meanwhile. */
  onDone?: (reply: OutputOf<C>, input: InputOf<C>) => void;
  /** Called once after a failure of any kind. */
  onFailed?: (error: BackendError, input: InputOf<C>) => void;
}

export interface Procedure<C extends AnyContract> {
  state: ProcedureState<OutputOf<C>>;
  /**
   * Sends, unless a call of this hook is still under way. A repeat of the same input after a failure whose effect
   * is not known carries the same key, so that the server gives the first answer instead of a second effect.
   */
  send: (input: InputOf<C>, headers?: Readonly<Record<string, string>>) => void;
  reset: () => void;
}

/** A procedure that writes, as a hook: nothing is sent twice, every failure is a state. */
export function useProcedure<C extends AnyContract>(contract: C, options: UseProcedureOptions<C> = {}): Procedure<C> {
  const { backend, queryClient, createId, onError, session } = usePensionTrace('useProcedure');
  const isUnderWay = useRef(false);
  const attempt = useRef<{ input: string; key: string } | null>(null);

  const mutation = useMutation<OutputOf<C>, BackendError, { input: InputOf<C>; headers?: Readonly<Record<string, string>> }>(
    {
      networkMode: 'always',
      retry: false,
      mutationFn: ({ input, headers }) => {
        const content = JSON.stringify(input) ?? '';
        if (attempt.current?.input !== content) attempt.current = { input: content, key: createId() };
        return backend.call(contract, input, { headers: { ...headers, 'Idempotency-Key': attempt.current.key } });
      },
      onSuccess: (reply, { input }) => {
        attempt.current = null;
        options.onDone?.(reply, input);
      },
      onError: (error, { input }) => {
        if (error.code === 'refused') attempt.current = null;
        else onError(error);
        if (error.code === 'signed-out') session.expire();
        options.onFailed?.(error, input);
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    },
    queryClient,
  );

  const { mutate, reset } = mutation;
  const send = useCallback(
    (input: InputOf<C>, headers?: Readonly<Record<string, string>>) => {
      // A ref, because two clicks can come before React renders the busy state.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(headers ? { input, headers } : { input });
    },
    [mutate],
  );

  return { state: stateOf(mutation), send, reset };
}

function stateOf<Reply>(mutation: {
  status: 'idle' | 'pending' | 'error' | 'success';
  error: BackendError | null;
  data: Reply | undefined;
}): ProcedureState<Reply> {
  switch (mutation.status) {
    case 'idle':
      return { status: 'idle' };
    case 'pending':
      return { status: 'sending' };
    case 'error':
      return { status: 'failed', error: BackendError.from(mutation.error) };
    case 'success':
      return { status: 'done', reply: mutation.data as Reply };
  }
}
