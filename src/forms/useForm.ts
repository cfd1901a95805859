import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import * as library from 'react-hook-form';
import { withDefaults, type Given } from '../domain/withDefaults';
import type { FieldErrors, FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { BackendError } from '../backend/BackendError';
import { useDraft } from '../data/useDraft';
import { useKeptDraft } from '../data/useKeptDraft';
import { useSend, type ActionOptions } from '../data/useSend';
import type { EventPart } from '../provider/events';
import { useReport } from '../provider/usePart';
import type { FormFields, PayloadOf, ValuesOf } from './field';
import { checkedNames, draftedFields, formSchema, initialValues, payloadOf, storedValues } from './formSchema';
import { readInputs } from './readInputs';
import { useErrorFocus, type ErrorSummaryAttributes } from './useErrorFocus';
import { useRefusedField } from './useRefusedField';

/** One invalid field. `id` is the id of its input, for the link in the error summary. */
export interface FieldProblem<Values extends FieldValues> {
  name: FieldPath<Values>;
  id: string;
  message: string;
}

/** The state of a form. */
export type FormState<Values extends FieldValues> =
  | { status: 'idle' | 'pending' | 'success' }
  /**
   * Some fields are invalid and nothing was sent, or the server refused the value of one. The list updates as they are
   * corrected.
   */
  | { status: 'invalid'; problems: readonly FieldProblem<Values>[] }
  /** The call failed. `message` is for customers; the values are unchanged. */
  | { status: 'error'; message: string; error: BackendError };

/** Options of every form hook. */
export interface FormOptions<Result = { tags: readonly number[] | null }> extends ActionOptions<Result> {
  /** Called when a submission finds `count` invalid fields. */
  onInvalid?: ((result: { count: number }) => void) | undefined;
}

/** The first values of a form. */
export interface FormDefaults<Values> {
  /**
   * Values that your site already knows. What the customer types replaces them; so do a draft, and an answer or name
   * in the profile. Editing a stored entry ignores them.
   */
  defaultValues?: Given<Values> | undefined;
}

/**
 * Attributes of one field's input, select or textarea. The input is uncontrolled: typing re-renders only components
 * that watch the value. Give the error the id `<id>-error`, and a hint the id `<id>-hint`. The description names the error
 * while the page has it.
 */
export interface FieldAttributes extends UseFormRegisterReturn {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A form's state, field attributes and actions. */
export interface Form<Values extends FieldValues> {
  /**
   * The react-hook-form instance: its values, and `control` for `useWatch`, `useFormState` and your components. Pass
   * `shouldDirty: true` to `setValue`: otherwise values that arrive later replace yours.
   */
  form: UseFormReturn<Values>;
  state: FormState<Values>;
  /** Attributes for the input of one field. With `hasHint`, its description includes the hint. */
  fieldProps: (name: FieldPath<Values>, options?: { hasHint?: boolean }) => FieldAttributes;
  /** The error of one field, after a submission: of its rule, or the server's message. */
  errorOf: (name: FieldPath<Values>) => string | undefined;
  /** The id of the input of one field. */
  idOf: (name: string) => string;
  /** Checks the values, then sends them; does nothing after success. Pass it to `<form onSubmit>`. */
  submit: (event?: SyntheticEvent) => void;
  /** Returns a submit handler that checks the values and sends nothing. */
  check: (onValid: () => void) => (event?: SyntheticEvent) => void;
  /**
   * Sets the values that inputs show and the form does not know: some browsers and password managers fill them in
   * without an event. `submit` and `check` do it first; call it before you read values yourself.
   */
  readInputs: () => void;
  /** Hides errors until the next submission. */
  hideErrors: () => void;
  /**
   * Attributes for your error summary. It takes focus after a refused submission; without one, the first invalid field
   * does. Render it while `state.status` is `invalid`, with a link to each problem.
   */
  errorSummaryProps: ErrorSummaryAttributes;
  /** Counts submissions, and refusals of a field. */
  submitCount: number;
  /** Restores the first values and deletes the draft, when the form is cancelled. */
  discard: () => void;
}

export interface UseFormOptions<Fields extends FormFields, Reply>
  extends Pick<FormOptions, 'onError' | 'onInvalid'>, FormDefaults<ValuesOf<Fields>> {
  part: EventPart;
  /** The declaration. Memoise it: while errors show, a new one checks the values again. */
  fields: Fields;
  /** The step to check. Default: all. */
  step?: string | undefined;
  /** Values that arrive later, such as the profile's: they fill only untouched fields. Empty ones fill nothing. */
  arriving?: Partial<ValuesOf<Fields>> | undefined;
  /** Keeps a draft under this name: in memory, and its drafted fields on the server. Leave it out for passwords. */
  draft?: string | undefined;
  /** Sends the payload with these headers; rejects with a BackendError. */
  run: (payload: PayloadOf<Fields>, headers: Readonly<Record<string, string>>) => Promise<Reply>;
  onDone?: ((reply: Reply, payload: PayloadOf<Fields>) => void) | undefined;
}

const keepAll = { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true };
const keepNothing = { keepDirtyValues: false, keepErrors: false, keepSubmitCount: false, keepIsSubmitted: false };

/** Connects react-hook-form to a declaration, a draft and a procedure. */
export function useForm<Fields extends FormFields, Reply>(options: UseFormOptions<Fields, Reply>) {
  type Values = ValuesOf<Fields>;
  const { part, fields, step } = options;
  const names = Object.keys(fields) as FieldPath<Values>[];
  const report = useReport(part);
  const formId = useId();
  const draft = useDraft<Partial<Values>>(options.draft);
  const {
    values: stored,
    keep,
    forget,
  } = useKeptDraft({
    form: options.draft,
    fields: draftedFields(fields),
    readInputs: () => readPage(),
  });
  const [first] = useState(() => initialValues(fields));
  const [restored, setRestored] = useState(draft.initial);
  const known = { ...withDefaults(first, options.defaultValues), ...changed(options.arriving, first) };
  const typed = useRef(restored);
  const latest = useRef(first);
  const showsErrors = useRef(false);
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set());
  const refused = useRefusedField(fields, step);
  const { compare } = refused;

  const resolver = useMemo(() => zodResolver(formSchema(fields, step)), [fields, step]);
  const form = library.useForm<Values>({
    resolver,
    values: { ...known, ...storedValues(fields, stored), ...restored },
    resetOptions: keepAll,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe, trigger, formState } = form;

  // Keep visible errors current with values and texts. Check all fields: one rule may read several values.
  useEffect(() => {
    if (showsErrors.current) void trigger();
  }, [resolver, trigger]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback({ values, defaultValues }) {
          if (showsErrors.current) void trigger();
          const now: Partial<Values> = { ...values };
          for (const name in now) {
            // Set arriving values one by one, after the defaults.
            const isArriving = isSame(now[name], defaultValues?.[name]) || isSame(now[name], latest.current[name]);
            if (isArriving && !(name in (typed.current ?? {}))) delete now[name];
          }
          latest.current = { ...values };
          compare(values);
          if (isSame(now, typed.current ?? {})) return;
          typed.current = now;
          draft.keep(now);
          keep(now);
        },
      }),
    [subscribe, trigger, draft, keep, compare],
  );

  const { state: sending, send } = useSend(part, refused.sending(options.run, form.getValues), {
    onDone(reply, payload) {
      draft.forget();
      forget();
      options.onDone?.(reply, payload);
    },
    onError: options.onError,
  });

  const idOf = (name: string) => `${formId}-${name}`;
  // A field that appeared after the last submission has no error yet.
  const errorOf = (name: FieldPath<Values>) =>
    (checked.has(name) && messageOf(formState.errors, name)) ||
    (refused.name === name && sending.status === 'error' ? sending.message : undefined);
  // Counts a refusal once its message shows: the summary that takes focus must exist.
  const submitCount = formState.submitCount + (sending.status === 'error' ? refused.count : 0);
  const problems = names.flatMap((name): FieldProblem<Values>[] => {
    const message = errorOf(name);
    return message === undefined ? [] : [{ name, id: idOf(fields[name]?.linksTo ?? name), message }];
  });

  const [firstProblem] = problems;
  const { errorSummaryProps, notePage, noteSubmission, isRendered } = useErrorFocus({
    submitCount,
    errorIds: problems.map(({ name }) => `${idOf(name)}-error`),
    focusField() {
      const linked = names.find((name) => idOf(name) === firstProblem?.id);
      if (linked) form.setFocus(linked);
    },
  });

  function stateOf(): FormState<Values> {
    if (sending.status === 'pending') return { status: 'pending' };
    if (sending.status === 'success') return { status: 'success' };
    if (problems.length > 0) return { status: 'invalid', problems };
    // The message at the field disappears when its value changes.
    if (sending.status !== 'error' || sending.error.field !== undefined) return { status: 'idle' };
    return { ...sending, status: 'error' };
  }

  function handleInvalid() {
    const refused = names.filter((name) => form.getFieldState(name).invalid);
    report({ type: 'refused', fields: refused.map((name) => ({ name, code: codeOf(form.getValues(name)) })) });
    options.onInvalid?.({ count: refused.length });
  }

  const readPage = () => readInputs(form, names, idOf);
  const check = (onValid: (values: Values) => void) => (event?: SyntheticEvent) => {
    readPage();
    showsErrors.current = true;
    notePage(event?.currentTarget);
    noteSubmission();
    refused.forget();
    setChecked(checkedNames(fields, form.getValues(), step));
    void form.handleSubmit(onValid, handleInvalid)(event);
  };

  function format(name: FieldPath<Values>) {
    const typed: unknown = form.getValues(name);
    const formatted = fields[name]?.format?.(typed) ?? typed;
    // An unchanged field stays untouched, so that values which arrive later can still fill it in.
    if (formatted !== typed) form.setValues({ [name]: formatted } as Partial<Values>, { shouldDirty: true });
  }

  const result: Form<Values> = {
    form,
    state: stateOf(),
    fieldProps(name, { hasHint = false } = {}) {
      const id = idOf(name);
      const isInvalid = errorOf(name) !== undefined;
      const descriptions = [hasHint && `${id}-hint`, isInvalid && isRendered(`${id}-error`) && `${id}-error`]
        .filter(Boolean)
        .join(' ');
      const registered = form.register(name);
      return {
        ...registered,
        ref(field: unknown) {
          notePage(field);
          registered.ref(field);
        },
        onBlur(event) {
          format(name);
          return registered.onBlur(event);
        },
        id,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': descriptions || undefined,
      };
    },
    errorOf,
    idOf,
    submit(event) {
      event?.preventDefault();
      if (sending.status !== 'success') check((values) => send(payloadOf(fields, values)))(event);
    },
    check,
    readInputs: readPage,
    hideErrors() {
      showsErrors.current = false;
      refused.forget();
      form.clearErrors();
    },
    errorSummaryProps,
    submitCount,
    discard() {
      draft.forget();
      forget();
      setRestored(undefined);
      typed.current = undefined;
      showsErrors.current = false;
      refused.forget();
      form.reset(known, { ...keepNothing, keepFieldsRef: true });
    },
  };
  return result;
}

function messageOf(errors: FieldErrors, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}

/** Returns the values that differ from the initial ones. */
function changed<Values extends object>(values: Partial<Values> = {}, initial: Values): Partial<Values> {
  const kept: Partial<Values> = { ...values };
  for (const name in kept) if (isSame(kept[name], initial[name])) delete kept[name];
  return kept;
}

function isSame(value: unknown, other: unknown) {
  return value === other || JSON.stringify(value) === JSON.stringify(other);
}

function codeOf(value: unknown) {
  return value === null || (typeof value === 'string' && value.trim() === '') ? 'missing' : 'invalid';
}
