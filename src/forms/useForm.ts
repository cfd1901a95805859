import { useEffect, useId, useLayoutEffect, useRef, type ChangeEvent, type SyntheticEvent } from 'react';
import type { BackendError } from '../backend/BackendError';
import { useFormValues, type FormValues, type UseFormValuesOptions } from './useFormValues';
import { useSend, type ActionOptions, type SendState } from '../data/useSend';
import type { EventPart } from '../provider/events';
import { useReport } from '../provider/usePart';

type NameOf<Values> = Extract<keyof Values, string>;
/** The fields that hold text. */
type TextNameOf<Values> = { [Name in NameOf<Values>]: Values[Name] extends string ? Name : never }[NameOf<Values>];

/** One invalid field. `id` is the id of its input, for the link in the error summary. */
export interface FieldProblem<Values> {
  name: NameOf<Values>;
  id: string;
  message: string;
}

/** The state of a form. */
export type FormState<Values> =
  | { status: 'editing' }
  /** Some fields are invalid; nothing was sent. The list updates as they are corrected. */
  | { status: 'invalid'; problems: readonly FieldProblem<Values>[] }
  | { status: 'submitting' }
  /** The call failed. `message` is for customers; the values are unchanged. */
  | { status: 'failed'; message: string; error: BackendError }
  | { status: 'done' };

/** Options of every form hook. */
export interface FormOptions<Result = { tags: readonly number[] | null }> extends ActionOptions<Result> {
  /** Called when a submission finds `count` invalid fields. */
  onInvalid?: ((result: { count: number }) => void) | undefined;
}

export interface UseFormOptions<Values extends object, Output, Reply>
  extends Omit<UseFormValuesOptions<Values, Output>, 'onRefused'>, Pick<FormOptions, 'onError' | 'onInvalid'> {
  /** The part that the events name. */
  part: EventPart;
  /** Sends the checked values with these headers; rejects with a BackendError. */
  run: (values: Output, headers: Readonly<Record<string, string>>) => Promise<Reply>;
  /** The fields in the order of the page, for the error summary. */
  order: readonly NameOf<Values>[];
  /** For problems without an input: the field that the error summary links to instead. */
  leadsTo?: Readonly<Partial<Record<NameOf<Values>, NameOf<Values>>>> | undefined;
  onDone?: ((reply: Reply, values: Output) => void) | undefined;
}

/**
 * Attributes of a text field's input or select. The browser holds the text, so that a keystroke renders nothing else;
 * what else changes the value, such as a draft that arrives, is written into the element with this `id`. For a control
 * that needs a `value`, use `form.watch` and `form.setValues`.
 */
export interface FieldAttributes {
  id: string;
  name: string;
  defaultValue: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
}

/** A form's state, field attributes and actions. */
export interface Form<Values extends object, Output = Values> {
  state: FormState<Values>;
  /** Attributes of the input of one text field. */
  register: (name: TextNameOf<Values>) => FieldAttributes;
  /** The error of one field, after a submission. */
  errorOf: (name: NameOf<Values>) => string | undefined;
  /** The id of the input of one field. */
  idOf: (name: string) => string;
  /** Checks the values, then sends them; does nothing after success. Pass it to `<form onSubmit>`. */
  submit: (event?: SyntheticEvent) => void;
  /** The number of submissions: changes exactly when the error summary should take focus. */
  submitCount: number;
  /** Restores the first values and deletes the draft, for a cancelled form. */
  discard: () => void;
  /** The values, for fields that are not text, and for a host that shows what is typed. */
  form: FormValues<Values, Output>;
}

/** A registered field as the form last knew it. */
interface KnownField {
  element: Element | null;
  text: string;
}

/** A layout effect. React 18 warns of one on a server, where neither kind runs. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Connects values, schema, sending and draft. */
export function useForm<Values extends object, Output, Reply>(
  options: UseFormOptions<Values, Output, Reply>,
): Form<Values, Output> {
  const { part, order, leadsTo, run, onDone, onError, onInvalid } = options;
  const report = useReport(part);
  const form = useFormValues({
    ...options,
    onRefused(fields) {
      report({ type: 'refused', fields });
      onInvalid?.({ count: fields.length });
    },
  });
  const formId = useId();
  const sending = useSend(part, run, {
    onDone: (reply, values) => {
      form.forgetDraft();
      onDone?.(reply, values);
    },
    onError,
  });

  const idOf = (name: string) => `${formId}-${name}`;
  const fields = useRef(new Map<TextNameOf<Values>, KnownField>());
  useBeforePaint(() => {
    for (const [name, known] of fields.current) {
      const element = document.getElementById(idOf(name));
      if (!isTextField(element)) continue;
      const text = String(form.getValues()[name]);
      const isNew = element !== known.element;
      known.element = element;
      if (isNew && text === '' && element.value !== '' && element.tagName !== 'SELECT') {
        // What a customer typed into a server's markup, before React took over.
        known.text = element.value;
        form.setValues({ [name]: element.value } as Partial<Values>);
        continue;
      }
      // A text that nobody knows is a keystroke whose event is still to come: it stays.
      const isKnown = element.value === known.text || element.value === text;
      if (isNew ? text !== '' : text !== known.text && isKnown) element.value = text;
      known.text = text;
    }
  });

  const problems = order.flatMap((name): FieldProblem<Values>[] => {
    const message = form.messages.get(name);
    return message === undefined ? [] : [{ name, id: idOf(leadsTo?.[name] ?? name), message }];
  });

  return {
    state: formStateOf(sending.state, problems),
    register(name) {
      const known = fields.current.get(name) ?? { element: null, text: '' };
      fields.current.set(name, known);
      return {
        id: idOf(name),
        name,
        // Without a value, React leaves a field alone that a customer used before React took over.
        defaultValue: String(form.getValues()[name]) || undefined,
        onChange({ target }) {
          known.text = target.value;
          form.setTyped({ [name]: target.value } as Partial<Values>);
        },
      };
    },
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

function isTextField(
  element: HTMLElement | null,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element !== null && /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
}

function formStateOf<Values>(
  sending: SendState<unknown>,
  problems: readonly FieldProblem<Values>[],
): FormState<Values> {
  if (sending.status === 'sending') return { status: 'submitting' };
  if (sending.status === 'done') return { status: 'done' };
  if (problems.length > 0) return { status: 'invalid', problems };
  return sending.status === 'failed' ? sending : { status: 'editing' };
}
