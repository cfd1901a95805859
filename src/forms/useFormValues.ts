import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { RefusedField } from '../provider/events';
import { useDraft } from './useDraft';
import { useKeptDraft } from './useKeptDraft';

export interface UseFormValuesOptions<Values extends object, Output> {
  /** Checks the values. The messages of its issues are shown to customers. */
  schema: z.ZodMiniType<Output, Values>;
  defaultValues: Values;
  /** Values that arrive later, such as the profile's: they fill only untouched fields. */
  arrivingValues?: Partial<Values> | undefined;
  /** Keeps a draft under this name: in memory and, with `config.keepsDrafts`, on the server. Leave it out for secrets. */
  draftKey?: string | undefined;
  /** Called with the fields that a check refused, one or more. */
  onRefused?: ((fields: readonly RefusedField[]) => void) | undefined;
}

/** A form's values and its errors. */
export interface FormValues<Values extends object, Output> {
  /** As rendered. */
  values: Values;
  /** The current values: two events may come before React renders. */
  getValues: () => Values;
  setValues: (changes: Partial<Values>) => void;
  /** Shows errors from now on. Returns the checked values when there are none. */
  check: () => { output: Output } | undefined;
  /** Hides errors until the next check. */
  hideErrors: () => void;
  /** The first error of each field, by name. Empty until the first check. */
  messages: ReadonlyMap<string, string>;
  /** The number of checks so far. */
  checkCount: number;
  /** Restores the first values and deletes the draft. */
  discard: () => void;
  /** Deletes the draft, after the values were sent. */
  forgetDraft: () => void;
}

interface State<Values> {
  /** The customer's edits over the defaults and the arriving values. */
  typed: Partial<Values>;
  isShowingErrors: boolean;
  checkCount: number;
}

/**
 * Minimal form state: edits over defaults. Errors are derived from the values, so that they disappear as soon as the
 * value is right and no field validates another.
 */
export function useFormValues<Values extends object, Output>(
  options: UseFormValuesOptions<Values, Output>,
): FormValues<Values, Output> {
  const { schema, defaultValues, arrivingValues, onRefused } = options;
  const draft = useDraft<Values>(options.draftKey);
  const kept = useKeptDraft<Values>(options.draftKey);
  const [state, setState] = useState<State<Values>>(() => ({
    typed: draft.initial ?? {},
    isShowingErrors: false,
    checkCount: 0,
  }));
  const newest = useRef(state.typed);

  const withTyped = (typed: Partial<Values>): Values => ({
    ...defaultValues,
    ...arrivingValues,
    ...kept.values,
    ...typed,
  });
  const getValues = () => withTyped(newest.current);
  const values = withTyped(state.typed);

  function type(typed: Partial<Values>) {
    newest.current = typed;
    setState((before) => ({ ...before, typed }));
  }

  function forgetDraft() {
    draft.forget();
    kept.forget();
  }

  return {
    values,
    getValues,
    setValues(changes) {
      type({ ...newest.current, ...changes });
      draft.keep(newest.current);
      kept.keep(newest.current);
    },
    check() {
      const parsed = z.safeParse(schema, getValues());
      setState((before) => ({ ...before, isShowingErrors: true, checkCount: before.checkCount + 1 }));
      if (parsed.success) return { output: parsed.data };
      onRefused?.(refusedFieldsOf(parsed.error, getValues()));
      return undefined;
    },
    hideErrors: () => setState((before) => ({ ...before, isShowingErrors: false })),
    messages: state.isShowingErrors ? messagesOf(z.safeParse(schema, values).error) : none,
    checkCount: state.checkCount,
    discard() {
      forgetDraft();
      newest.current = {};
      setState((before) => ({ ...before, typed: {}, isShowingErrors: false }));
    },
    forgetDraft,
  };
}

const none: ReadonlyMap<string, string> = new Map();

function messagesOf(error: z.core.$ZodError | undefined): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path.join('.');
    if (!messages.has(field)) messages.set(field, message);
  }
  return messages;
}

function refusedFieldsOf(error: z.core.$ZodError, values: object): RefusedField[] {
  const valueOf = new Map<string, unknown>(Object.entries(values));
  return [...messagesOf(error).keys()].map((name) => {
    const value = valueOf.get(name);
    const isMissing = value === null || (typeof value === 'string' && value.trim() === '');
    return { name, code: isMissing ? 'missing' : 'invalid' };
  });
}
