import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { BackendError } from '../backend/BackendError';
import type { EventPart } from '../provider/events';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useReport } from '../provider/usePart';
import { useErrorMessage } from './useErrorMessage';

/** The state of a submission. */
export type SendState<Reply> =
  | { status: 'idle' }
  | { status: 'pending' }
  /** It failed. `message` is for customers. */
  | { status: 'error'; message: string; error: BackendError }
  | { status: 'success'; reply: Reply };

/** The state of a submission with what it is about, such as the pressed button. */
export type SendStateOf<Subject> =
  | { status: 'idle' }
  | ({ status: 'pending' | 'success' } & Subject)
  /** It failed. `message` is for customers. */
  | ({ status: 'error'; message: string; error: BackendError } & Subject);

/** Options of every hook that submits. */
export interface ActionOptions<Result = void> {
  /** Called once after success, even when the component has unmounted. */
  onCompleted?: ((result: Result) => void) | undefined;
  /** Called once after a failure or a refusal. */
  onError?: ((error: BackendError) => void) | undefined;
}

export interface UseSendOptions<Input, Reply> {
  /** Whether the input was typed: the message of a failure then says that it is kept. Default false. */
  isTyped?: boolean | undefined;
  /** Called once after success, even when the component has unmounted. */
  onDone?: ((reply: Reply, input: Input) => void) | undefined;
  /** Called once after a failure. */
  onError?: ((error: BackendError, input: Input) => void) | undefined;
}

export interface UseSendResult<Input, Reply> {
  state: SendState<Reply>;
  /**
   * Sends, unless a call of this hook is pending. Repeating the same input after a failure with an unknown effect
   * reuses the idempotency key, so that the server returns the first reply instead of acting twice.
   */
  send: (input: Input, headers?: Readonly<Record<string, string>>) => void;
  /** The last input that was sent. */
  input: Input | undefined;
  /** Forgets the last submission. */
  reset: () => void;
}

interface Attempt<Input> {
  input: Input;
  headers: Readonly<Record<string, string>> | undefined;
  /** Counts from 1. */
  round: number;
}

/**
 * Sends one submission at a time and exposes failures as a state.
 *
 * @param part The part that events name.
 * @param run Sends the input with these headers; rejects with a BackendError.
 */
export function useSend<Input, Reply>(
  part: EventPart,
  run: (input: Input, headers: Readonly<Record<string, string>>) => Promise<Reply>,
  options: UseSendOptions<Input, Reply> = {},
): UseSendResult<Input, Reply> {
  const { memory, createId, onError } = usePensionTrace();
  const messageFor = useErrorMessage(options.isTyped ? 'form' : 'press');
  const report = useReport(part);
  const rounds = useRef(0);
  const pending = useRef(0);
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const mutation = useMutation<Reply, BackendError, Attempt<Input>>(
    {
      networkMode: 'always',
      retry: false,
      // Milliseconds. Variables include passwords and NI numbers, so remove them soon after unmount. Not 0: TanStack
      // would then poll continuously while the call is pending.
      gcTime: 250,
      mutationFn: async ({ input, headers }) => {
        const content = JSON.stringify(input) ?? '';
        if (attempt.current?.content !== content) attempt.current = { content, key: createId() };
        try {
          return await run(input, { ...headers, 'Idempotency-Key': attempt.current.key });
        } catch (cause) {
          const error = BackendError.from(cause);
          // The backend has already reported its own errors.
          if (error !== cause) onError(error);
          throw error;
        }
      },
      onSuccess: (reply, { input }) => {
        attempt.current = null;
        report({ type: 'completed' });
        options.onDone?.(reply, input);
      },
      onError: (error, { input }) => {
        const { code, field } = error;
        const fields = field === undefined ? [] : [{ name: field, code: 'invalid' as const }];
        if (code === 'refused') attempt.current = null;
        report(code === 'refused' ? { type: 'refused', fields } : { type: 'failed', code });
        options.onError?.(error, input);
      },
    },
    memory.customer.queries,
  );

  // Reset after the render: until the new button renders, a second press must still do nothing.
  useEffect(() => {
    const isRendered = mutation.status === 'error' || mutation.status === 'success';
    if (isRendered && mutation.variables.round === pending.current) pending.current = 0;
  });

  const { mutate, reset } = mutation;
  const { input } = mutation.variables ?? {};
  const send = useCallback(
    (input: Input, headers?: Readonly<Record<string, string>>) => {
      // A ref, because two clicks can happen before React renders the busy state.
      if (pending.current > 0) return;
      rounds.current += 1;
      pending.current = rounds.current;
      report({ type: 'submitted' });
      mutate({ input, headers, round: rounds.current });
    },
    [mutate, report],
  );

  switch (mutation.status) {
    case 'idle':
      return { state: { status: 'idle' }, input, send, reset };
    case 'pending':
      return { state: { status: 'pending' }, input, send, reset };
    case 'error':
      return {
        state: { status: 'error', message: messageFor(mutation.error), error: mutation.error },
        input,
        send,
        reset,
      };
    case 'success':
      return { state: { status: 'success', reply: mutation.data }, input, send, reset };
  }
}

/** Adds to a state what the submission is about. */
export function about<Subject extends object>(state: SendState<unknown>, subject: Subject): SendStateOf<Subject> {
  if (state.status === 'idle') return state;
  return state.status === 'error' ? { ...state, ...subject } : { status: state.status, ...subject };
}
