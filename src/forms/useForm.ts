import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import * as library from 'react-hook-form';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { useSend } from '../data/useSend';
import type { EventPart } from '../provider/events';
import { useReport } from '../provider/usePart';
import { extraErrorNames, extraName, extraOf, isExtra, type ExtraSchema, type ExtraValues } from './extra';
import { extraFieldsOf } from './extraFieldsOf';
import type { FormFields, PayloadOf, ValuesOf } from './field';
import type { FormDefaults, FormOptions, QuestionForm, SentOptions } from './Form';
import { formProblems } from './formProblems';
import { checkedNames, formSchema, payloadOf } from './formSchema';
import { readInputs } from './readInputs';
import { useErrorFocus } from './useErrorFocus';
import { useRefusedField } from './useRefusedField';
import { useTypedValues } from './useTypedValues';

export interface UseFormOptions<Fields extends FormFields, Reply, Extra = unknown>
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
  /** The schema of the host's own questions, which a draft keeps in memory only. */
  extraSchema?: ExtraSchema<Extra> | undefined;
  /** Whether the current step asks the own questions. Default true. */
  asksExtra?: boolean | undefined;
  /** Sends the payload with these options; rejects with a BackendError. */
  run: (payload: PayloadOf<Fields>, options: SentOptions) => Promise<Reply>;
  onDone?: ((reply: Reply, payload: PayloadOf<Fields>, extra: Extra) => void) | undefined;
}

interface FormContext {
  extraSchema: ExtraSchema<unknown> | undefined;
}

const keepAll = { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true };
const keepNothing = { keepDirtyValues: false, keepErrors: false, keepSubmitCount: false, keepIsSubmitted: false };

/** Connects react-hook-form to a declaration, a draft and a procedure. */
export function useForm<Fields extends FormFields, Reply, Extra = unknown>(
  options: UseFormOptions<Fields, Reply, Extra>,
) {
  type Values = ValuesOf<Fields>;
  const { part, fields, step, extraSchema } = options;
  const asksExtra = extraSchema !== undefined && options.asksExtra !== false;
  const names = Object.keys(fields) as FieldPath<Values>[];
  const asNames = (others: Iterable<string>) => [...others] as FieldPath<Values>[];
  /** The own questions on the page. */
  const extraNames = useRef(new Set<FieldPath<Values>>());
  const report = useReport(part);
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  const typed = useTypedValues({
    fields,
    draft: options.draft,
    defaultValues: options.defaultValues,
    arriving: options.arriving,
    readInputs: () => readPage(),
  });
  const { begin, follow, forget } = typed;
  const showsErrors = useRef(false);
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set());
  const refused = useRefusedField(fields, step);
  const { compare } = refused;

  // The schema is in the context: a host may write it in place, and a new one must not check the values again.
  const resolver = useMemo<library.Resolver<Values, FormContext>>(
    () => (values, context, options) => {
      const { extraSchema: schema } = context ?? {};
      const asked = schema && { schema, names: options.names ?? [] };
      return zodResolver(formSchema(fields, step, asked))(values, context, options);
    },
    [fields, step],
  );
  const form = library.useForm<Values, FormContext>({
    resolver,
    context: { extraSchema: asksExtra ? extraSchema : undefined },
    values: typed.values,
    resetOptions: keepAll,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe, getValues, trigger, formState } = form;

  // Keep visible errors current with values and texts. Check all fields: one rule may read several values.
  useEffect(() => {
    if (showsErrors.current) void trigger();
  }, [resolver, trigger]);
  useEffect(() => {
    begin(getValues());
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback({ values, defaultValues }) {
        if (showsErrors.current) void trigger();
        follow(values, defaultValues);
        compare(values);
      },
    });
  }, [subscribe, getValues, trigger, begin, follow, compare]);

  const run = refused.sending(options.run, form.getValues);
  const {
    state: sending,
    send,
    reset,
  } = useSend(
    part,
    ({ payload, extra }: { payload: PayloadOf<Fields>; extra: Extra }, headers) =>
      run(payload, { headers, ...(extra !== undefined && { extra: extra as ExtraValues }) }),
    {
      isTyped: true,
      onDone(reply, { payload, extra }) {
        forget();
        options.onDone?.(reply, payload, extra);
      },
      onError: options.onError,
    },
  );

  const { errorOf, problems, state } = formProblems({
    fields,
    errors: formState.errors,
    checked,
    refused: refused.name,
    sending,
    idOf,
  });
  // Counts a refusal once its message shows: the summary that takes focus must exist.
  const submitCount = formState.submitCount + (sending.status === 'error' ? refused.count : 0);
  const [firstProblem] = problems;
  const { errorSummaryProps, notePage, noteSubmission, isRendered } = useErrorFocus({
    submitCount,
    errorIds: problems.map(({ name }) => `${idOf(name)}-error`),
    focusField() {
      const linked = [...names, ...extraNames.current].find((name) => idOf(name) === firstProblem?.id);
      if (linked) form.setFocus(linked);
    },
  });

  function handleInvalid(errors: FieldErrors) {
    const refused = [...names.filter((name) => errors[name]), ...asNames(extraErrorNames(errors))];
    report({ type: 'refused', fields: refused.map((name) => ({ name, code: codeOf(form.getValues(name)) })) });
    options.onInvalid?.({ count: refused.length });
  }

  const readPage = () => readInputs(form, [...names, ...extraNames.current], idOf);
  const check = (onValid: (values: Values) => void) => (event?: SyntheticEvent) => {
    readPage();
    showsErrors.current = true;
    notePage(event?.currentTarget);
    noteSubmission();
    refused.forget();
    const checkedNow = checkedNames(fields, form.getValues(), step);
    setChecked(asksExtra ? checkedNow.add(extraName) : checkedNow);
    void form.handleSubmit(onValid, handleInvalid)(event);
  };

  function format(name: FieldPath<Values>) {
    const typed: unknown = form.getValues(name);
    const formatted = fields[name]?.format?.(typed) ?? typed;
    // An unchanged field stays untouched, so that values which arrive later can still fill it in.
    if (formatted !== typed) form.setValues({ [name]: formatted } as Partial<Values>, { shouldDirty: true });
  }

  const fieldProps: QuestionForm<Values>['fieldProps'] = (name, { hasHint = false } = {}) => {
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
        if (isExtra(name) && field) extraNames.current.add(name);
        else extraNames.current.delete(name);
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
  };

  const result: QuestionForm<Values> = {
    form,
    state,
    fieldProps,
    errorOf,
    idOf,
    extra: extraFieldsOf({ form, fieldProps, errorOf, idOf }, extraSchema !== undefined),
    submit(event) {
      event?.preventDefault();
      if (sending.status === 'success') return;
      check((values) =>
        send({
          payload: payloadOf(fields, values),
          // As the schema returned it. Undefined without own questions.
          extra: (asksExtra ? extraOf(values)[extraName] : undefined) as Extra,
        }),
      )(event);
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
      typed.discard();
      showsErrors.current = false;
      refused.forget();
      if (sending.status === 'error') reset();
      form.reset(typed.known, { ...keepNothing, keepFieldsRef: true });
    },
  };
  return result;
}

function codeOf(value: unknown) {
  return value === null || (typeof value === 'string' && value.trim() === '') ? 'missing' : 'invalid';
}
