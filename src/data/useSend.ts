import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { BackendError } from '../backend/BackendError';
import { usePensionTrace } from '../provider/PensionTraceContext';

export type SendState<Reply> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; error: BackendError }
  | { status: 'done'; reply: Reply };

export interface UseSendOptions<Input, Reply> {
  /** Called once after success, even when the component has gone meanwhile. */
  onDone?: ((reply: Reply, input: Input) => void) | undefined;
  /** Called once after a failure of any kind. */
  onFailed?: ((error: BackendError, input: Input) => void) | undefined;
}

export interface Sending<Input, Reply> {
  state: SendState<Reply>;
  /**
   * Sends, unless a call of this hook is still under way. A repeat of the same input after a failure whose effect
   * is not known carries the same key, so that the server gives the first answer instead of a second effect.
   */
  send: (input: Input, headers?: Readonly<Record<string, string>>) => void;
}

interface Attempt<Input> {
  input: Input;
  headers: Readonly<Record<string, string>> | undefined;
  /** Counts from 1. */
  round: number;
}

/**
 * Anything that is sent, as a hook: nothing is sent twice, every failure is a state.
 *
 * @param run Does it, with the headers to send along; rejects with a BackendError.
 */
export function useSend<Input, Reply>(
  run: (input: Input, headers: Readonly<Record<string, string>>) => Promise<Reply>,
  options: UseSendOptions<Input, Reply> = {},
): Sending<Input, Reply> {
  const { queryClient, createId, onError, session } = usePensionTrace('useSend');
  const rounds = useRef(0);
  const underWay = useRef(0);
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const mutation = useMutation<Reply, BackendError, Attempt<Input>>(
    {
      networkMode: 'always',
      retry: false,
      mutationFn: async ({ input, headers }) => {
        const content = JSON.stringify(input) ?? '';
        if (attempt.current?.content !== content) attempt.current = { content, key: createId() };
        try {
          return await run(input, { ...headers, 'Idempotency-Key': attempt.current.key });
        } catch (error) {
          throw BackendError.from(error);
        }
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
    },
    queryClient,
  );

  // Not sooner: between the answer and its rendering, a second press would still find the button as it was.
  useEffect(() => {
    const isRendered = mutation.status === 'error' || mutation.status === 'success';
    if (isRendered && mutation.variables.round === underWay.current) underWay.current = 0;
  });

  const { mutate } = mutation;
  const send = useCallback(
    (input: Input, headers?: Readonly<Record<string, string>>) => {
      // A ref, because two clicks can come before React renders the busy state.
      if (underWay.current > 0) return;
      rounds.current += 1;
      underWay.current = rounds.current;
      mutate({ input, headers, round: rounds.current });
    },
    [mutate],
  );

  return { state: stateOf(mutation), send };
}

function stateOf<Reply>(mutation: {
  status: 'idle' | 'pending' | 'error' | 'success';
  error: BackendError | null;
  data: Reply | undefined;
}): SendState<Reply> {
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
