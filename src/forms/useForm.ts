import { useId, type ChangeEvent, type SyntheticEvent } from 'react';
import type { BackendError } from '../backend/BackendError';
import { useFormValues, type FormValues, type UseFormValuesOptions } from './useFormValues';
import { useErrorMessage } from '../data/useErrorMessage';
import { useSend, type SendState } from '../data/useSend';

type NameOf<Values> = Extract<keyof Values, string>;
/** The fields that hold text. */
type TextNameOf<Values> = { [Name in NameOf<Values>]: Values[Name] extends string ? Name : never }[NameOf<Values>];

/** One field that must be put right: `id` is the id of its input, for the link in the error summary. */
export interface FieldProblem<Values> {
  name: NameOf<Values>;
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

export interface UseFormOptions<Values extends object, Output, Reply> extends UseFormValuesOptions<Values, Output> {
  /** Sends what the schema gave, with the headers to send along; rejects with a BackendError. */
  run: (values: Output, headers: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Order of the fields on the page, for the error summary. */
  order: readonly NameOf<Values>[];
  /** Problems that belong to no input of their own: the field whose input the error summary leads to instead. */
  leadsTo?: Readonly<Partial<Record<NameOf<Values>, NameOf<Values>>>> | undefined;
  onDone?: ((reply: Reply, values: Output) => void) | undefined;
}

/** Attributes of a text field's input. */
export interface FieldAttributes {
  id: string;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
}

/** A form that sends. */
export interface Form<Values extends object, Output = Values> {
  state: FormState<Values>;
  /** Attributes of the input of one text field. */
  register: (name: TextNameOf<Values>) => FieldAttributes;
  /** The message of one field, once submitting has shown it. */
  errorOf: (name: NameOf<Values>) => string | undefined;
  /** The id of the input of one field. */
  idOf: (name: string) => string;
  /** Checks everything, then sends; once that was done, nothing more. Give it to `<form onSubmit>`; it keeps the page from reloading. */
  submit: (event?: SyntheticEvent) => void;
  /** How often submitting was tried: changes exactly when the error summary should take focus. */
  submitCount: number;
  /** Puts the first values back and throws away what was typed, for good: for a form that was cancelled. */
  discard: () => void;
  /** The values themselves, for whatever is not a text field. */
  form: FormValues<Values, Output>;
}

/** Ties values, rules, what is sent and the draft of what was typed together. */
export function useForm<Values extends object, Output, Reply>(
  options: UseFormOptions<Values, Output, Reply>,
): Form<Values, Output> {
  const { order, leadsTo, run, onDone } = options;
  const form = useFormValues(options);
  const messageFor = useErrorMessage();
  const formId = useId();
  const sending = useSend(run, {
    onDone: (reply, values) => {
      form.forgetDraft();
      onDone?.(reply, values);
    },
  });

  const idOf = (name: string) => `${formId}-${name}`;
  const problems = order.flatMap((name): FieldProblem<Values>[] => {
    const message = form.messages.get(name);
    return message === undefined ? [] : [{ name, id: idOf(leadsTo?.[name] ?? name), message }];
  });

  return {
    state: formStateOf(sending.state, problems, messageFor),
    register: (name) => ({
      id: idOf(name),
      name,
      value: String(form.values[name]),
      onChange: ({ target }) => form.setValues({ [name]: target.value } as Partial<Values>),
    }),
    errorOf: (name) => form.messages.get(name),
    idOf,
    submit(event) {
      event?.preventDefault();
      if (sending.state.status === 'done') return;
      const checked = form.check();
      if (checked) sending.send(checked.output);
    },
    submitCount: form.checkCount,
    discard: form.discard,
    form,
  };
}

function formStateOf<Values>(
  sending: SendState<unknown>,
  problems: readonly FieldProblem<Values>[],
  messageFor: (error: BackendError) => string,
): FormState<Values> {
  if (sending.status === 'sending') return { status: 'submitting' };
  if (sending.status === 'done') return { status: 'done' };
  if (problems.length > 0) return { status: 'invalid', problems };
  if (sending.status === 'failed') {
    return { status: 'failed', message: messageFor(sending.error), error: sending.error };
  }
  return { status: 'editing' };
}
