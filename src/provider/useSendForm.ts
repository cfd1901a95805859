import { useEffect, useId, type BaseSyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { BackendError } from '../backend/BackendError';
import { schemaResolver } from './schemaResolver';
import { useDraft } from './useDraft';
import { useProblemWords } from './useProblemWords';
import { useSend, type SendState } from './useSend';

/** One field that must be put right: `id` is the id of its input, for the link in the error summary. */
export interface FieldProblem<Values> {
  name: Extract<keyof Values, string>;
  id: string;
  message: string;
}

/** Where a form stands. */
export type FormState<Values> =
  | { status: 'editing' }
  /** Submitting found fields to put right; nothing was sent. The list follows as they are mended. */
  | { status: 'invalid'; problems: readonly FieldProblem<Values>[] }
  | { status: 'submitting' }
  /** The call failed. `message` is in words for people; what was typed is untouched. */
  | { status: 'failed'; message: string; error: BackendError }
  | { status: 'done' };

/** What every form hook takes. */
export interface FormOptions {
  /** Called with what the server answered, once. */
  onCompleted?: (result: { tags: readonly number[] | null }) => void;
  /** Called when submitting found `count` fields to put right. */
  onInvalid?: (result: { count: number }) => void;
}

export interface UseSendFormOptions<Values extends FieldValues, Output extends FieldValues, Reply> {
  /** Sends what the schema gave, with the headers to send along; rejects with a BackendError. */
  run: (values: Output, headers: Readonly<Record<string, string>>) => Promise<Reply>;
  /** What the form must hold. Messages of its issues are shown to people as they are. */
  schema: z.ZodMiniType<Output, Values>;
  defaultValues: Values;
  /** Values that arrive later, such as those from the profile: they fill only what nobody has touched. */
  arrivingValues?: Partial<Values> | undefined;
  /** Order of the fields on the page, for the error summary. */
  order: readonly Extract<keyof Values, string>[];
  /** Problems that belong to no input of their own: the field whose input the error summary leads to instead. */
  leadsTo?: Readonly<Partial<Record<Extract<keyof Values, string>, Extract<keyof Values, string>>>> | undefined;
  /** Keeps what was typed in memory, under this name, while the form is away. Leave it out for secrets. */
  draftKey?: string | undefined;
  onDone?: ((reply: Reply, values: Output) => void) | undefined;
  onInvalid?: FormOptions['onInvalid'] | undefined;
}

/** A form that sends. */
export interface SendForm<Values extends FieldValues, Output extends FieldValues = Values> {
  state: FormState<Values>;
  /** Attributes of the input of one field: name, id, ref, onChange, onBlur. */
  register: (name: Path<Values>) => UseFormRegisterReturn & { id: string };
  /** The message of one field, once submitting has shown it. */
  errorOf: (name: Extract<keyof Values, string>) => string | undefined;
  /** The id of the input of one field. */
  idOf: (name: string) => string;
  /** Checks everything, then sends. Give it to `<form onSubmit>`; it keeps the page from reloading. */
  submit: (event?: BaseSyntheticEvent) => void;
  /** How often submitting was tried: changes exactly when the error summary should take focus. */
  submitCount: number;
  /** Puts the first values back and throws away what was typed, for good: for a form that was cancelled. */
  discard: () => void;
  /** react-hook-form's own handle, for whatever is not covered above. */
  form: UseFormReturn<Values, unknown, Output>;
}

/** Ties values, rules, what is sent and the draft of what was typed together. */
export function useSendForm<Values extends FieldValues, Output extends FieldValues, Reply>(
  options: UseSendFormOptions<Values, Output, Reply>,
): SendForm<Values, Output> {
  const { defaultValues, order, arrivingValues } = options;
  const draft = useDraft<Values>(options.draftKey);
  const wordsFor = useProblemWords();
  const formId = useId();

  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(options.schema),
    defaultValues: { ...defaultValues, ...draft.initial } as DefaultValues<Values>,
    values: arrivingValues && { ...defaultValues, ...arrivingValues, ...draft.initial },
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const sending = useSend(options.run, {
    onDone: (reply, values) => {
      draft.forget();
      options.onDone?.(reply, values);
    },
  });

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  );

  const idOf = (name: string) => `${formId}-${name}`;
  const { errors, submitCount, isSubmitted } = form.formState;
  const problems = order.flatMap((name): FieldProblem<Values>[] => {
    const message = isSubmitted ? errors[name]?.message : undefined;
    return typeof message === 'string' ? [{ name, id: idOf(options.leadsTo?.[name] ?? name), message }] : [];
  });

  const handleSubmit = form.handleSubmit(
    (values) => sending.send(values),
    (found) => options.onInvalid?.({ count: Object.keys(found).length }),
  );

  return {
    state: formStateOf(sending.state, problems, wordsFor),
    register: (name) => ({ ...form.register(name), id: idOf(name) }),
    errorOf: (name) => problems.find((problem) => problem.name === name)?.message,
    idOf,
    submit: (event) => void handleSubmit(event),
    submitCount,
    discard() {
      draft.forget();
      form.reset(options.defaultValues);
    },
    form,
  };
}

function formStateOf<Values>(
  sending: SendState<unknown>,
  problems: readonly FieldProblem<Values>[],
  wordsFor: (error: BackendError) => string,
): FormState<Values> {
  if (sending.status === 'sending') return { status: 'submitting' };
  if (sending.status === 'done') return { status: 'done' };
  if (problems.length > 0) return { status: 'invalid', problems };
  if (sending.status === 'failed') {
    return { status: 'failed', message: wordsFor(sending.error), error: sending.error };
  }
  return { status: 'editing' };
}
