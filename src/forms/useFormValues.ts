import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useDraft } from './useDraft';

export interface UseFormValuesOptions<Values extends object, Output> {
  /** What the form must hold. Messages of its issues are shown to people as they are. */
  schema: z.ZodMiniType<Output, Values>;
  defaultValues: Values;
  /** Values that arrive later, such as those from the profile: they fill only what nobody has touched. */
  arrivingValues?: Partial<Values> | undefined;
  /** Keeps what was typed in memory, under this name, while the form is away. Leave it out for secrets. */
  draftKey?: string | undefined;
  /** Called when checking found `count` fields to put right. */
  onInvalid?: ((result: { count: number }) => void) | undefined;
}

/** What a form holds, and whether it shows what is wrong with it. */
export interface FormValues<Values extends object, Output> {
  /** As rendered. */
  values: Values;
  /** This very moment: two events may come before React renders. */
  getValues: () => Values;
  setValues: (changes: Partial<Values>) => void;
  /** Shows what is wrong from now on. Gives the checked values when nothing is. */
  check: () => { output: Output } | undefined;
  /** Shows nothing wrong until it is checked again. */
  hideErrors: () => void;
  /** The first message of each field that is wrong, by its name. Empty until it is checked. */
  messages: ReadonlyMap<string, string>;
  /** How often it was checked. */
  checkCount: number;
  /** Puts the first values back and throws away what was typed, for good. */
  discard: () => void;
  /** What was typed has been sent: it is no draft any more. */
  forgetDraft: () => void;
}

interface State<Values> {
  /** What a person changed; everything else follows the defaults and what arrives. */
  typed: Partial<Values>;
  isShowingErrors: boolean;
  checkCount: number;
}

/**
 * Form state as small as ours may be: what was typed over what it began with. Errors are worked out from the values
 * whenever they are shown, so that they go as soon as they are mended and no field has to ask another.
 */
export function useFormValues<Values extends object, Output>(
  options: UseFormValuesOptions<Values, Output>,
): FormValues<Values, Output> {
  const { schema, defaultValues, arrivingValues, onInvalid } = options;
  const draft = useDraft<Values>(options.draftKey);
  const [state, setState] = useState<State<Values>>(() => ({
    typed: draft.initial ?? {},
    isShowingErrors: false,
    checkCount: 0,
  }));
  const newest = useRef(state.typed);

  const withTyped = (typed: Partial<Values>): Values => ({ ...defaultValues, ...arrivingValues, ...typed });
  const getValues = () => withTyped(newest.current);
  const values = withTyped(state.typed);

  function type(typed: Partial<Values>) {
    newest.current = typed;
    setState((before) => ({ ...before, typed }));
  }

  return {
    values,
    getValues,
    setValues(changes) {
      type({ ...newest.current, ...changes });
      draft.keep(newest.current);
    },
    check() {
      const parsed = z.safeParse(schema, getValues());
      setState((before) => ({ ...before, isShowingErrors: true, checkCount: before.checkCount + 1 }));
      if (parsed.success) return { output: parsed.data };
      onInvalid?.({ count: messagesOf(parsed.error).size });
      return undefined;
    },
    hideErrors: () => setState((before) => ({ ...before, isShowingErrors: false })),
    messages: state.isShowingErrors ? messagesOf(z.safeParse(schema, values).error) : none,
    checkCount: state.checkCount,
    discard() {
      draft.forget();
      newest.current = {};
      setState((before) => ({ ...before, typed: {}, isShowingErrors: false }));
    },
    forgetDraft: () => draft.forget(),
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
