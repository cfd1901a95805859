import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { RefusedField } from '../provider/events';
import { useDraft } from './useDraft';
import { useKeptDraft } from './useKeptDraft';

export interface UseFormValuesOptions<Values extends object, Output> {
  /** Checks the values. The messages of its issues are shown to customers. */
  schema: v.GenericSchema<Values, Output>;
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
  /** The current value of a field that the form shows elsewhere: from now on its changes render the form. */
  watch: <Name extends keyof Values>(name: Name) => Values[Name];
  /** The current values, for event handlers. What a customer types renders nothing on its own. */
  getValues: () => Values;
  /** Changes values and renders the form. */
  setValues: (changes: Partial<Values>) => void;
  /** Changes values that their own inputs show already: renders what is watched, and errors. */
  setTyped: (changes: Partial<Values>) => void;
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

interface State {
  isShowingErrors: boolean;
  checkCount: number;
}

/**
 * Minimal form state: edits over defaults. Errors are derived from the values, so that they disappear as soon as the
 * value is right and no field validates another. A keystroke renders nothing that does not show it.
 */
export function useFormValues<Values extends object, Output>(
  options: UseFormValuesOptions<Values, Output>,
): FormValues<Values, Output> {
  const { schema, defaultValues, arrivingValues, onRefused } = options;
  const draft = useDraft<Values>(options.draftKey);
  const kept = useKeptDraft<Values>(options.draftKey);
  const [state, setState] = useState<State>({ isShowingErrors: false, checkCount: 0 });
  // The customer's edits over the defaults and the arriving values.
  const typed = useRef<Partial<Values>>(draft.initial ?? {});
  const watched = useRef(new Set<PropertyKey>());

  const getValues = (): Values => ({ ...defaultValues, ...arrivingValues, ...kept.values, ...typed.current });

  function setTyped(changes: Partial<Values>) {
    typed.current = { ...typed.current, ...changes };
    draft.keep(typed.current);
    kept.keep(typed.current);
    if (state.isShowingErrors || Object.keys(changes).some((name) => watched.current.has(name))) render();
  }

  function render(changes: Partial<State> = {}) {
    setState((before) => ({ ...before, ...changes }));
  }

  function forgetDraft() {
    draft.forget();
    kept.forget();
  }

  return {
    watch(name) {
      watched.current.add(name);
      return getValues()[name];
    },
    getValues,
    setValues(changes) {
      setTyped(changes);
      render();
    },
    setTyped,
    check() {
      const { success, output, issues } = v.safeParse(schema, getValues(), everyIssue);
      setState(({ checkCount }) => ({ isShowingErrors: true, checkCount: checkCount + 1 }));
      if (success) return { output };
      onRefused?.(refusedFieldsOf(issues, getValues()));
      return undefined;
    },
    hideErrors: () => render({ isShowingErrors: false }),
    messages: state.isShowingErrors ? messagesOf(v.safeParse(schema, getValues(), everyIssue).issues) : none,
    checkCount: state.checkCount,
    discard() {
      forgetDraft();
      typed.current = {};
      render({ isShowingErrors: false });
    },
    forgetDraft,
  };
}

/** Finds every error, even where a host sets another default for its own schemas. */
const everyIssue = { abortEarly: false, abortPipeEarly: false };

type Issues = readonly v.BaseIssue<unknown>[] | undefined;

const none: ReadonlyMap<string, string> = new Map();

function messagesOf(issues: Issues = []): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  return messages;
}

function refusedFieldsOf(issues: Issues, values: object): RefusedField[] {
  const valueOf = new Map<string, unknown>(Object.entries(values));
  return [...messagesOf(issues).keys()].map((name) => {
    const value = valueOf.get(name);
    const isMissing = value === null || (typeof value === 'string' && value.trim() === '');
    return { name, code: isMissing ? 'missing' : 'invalid' };
  });
}
