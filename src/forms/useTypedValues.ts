import { useMemo, useRef, useState } from 'react';
import { useDraft } from '../data/useDraft';
import { withDefaults, type Given } from '../domain/withDefaults';
import { extraOf } from './extra';
import type { FormFields, ValuesOf } from './field';
import { draftedFields, initialValues, storedValues } from './formSchema';

interface TypedValuesOptions<Fields extends FormFields> {
  fields: Fields;
  /** The draft's name; undefined for a form that keeps none. */
  draft: string | undefined;
  /** Values that the host knows. */
  defaultValues: Given<ValuesOf<Fields>> | undefined;
  /** Values that arrive later. */
  arriving: Partial<ValuesOf<Fields>> | undefined;
  readInputs: () => void;
}

/**
 * What a form shows, weakest first: the declaration's values, the host's, those that arrive, the draft on the server, the
 * draft in memory. Every change is compared with them: what differs was typed, and is kept as a draft.
 */
export function useTypedValues<Fields extends FormFields>(options: TypedValuesOptions<Fields>) {
  type Values = ValuesOf<Fields>;
  const { fields } = options;
  const { initial, stored, keep, forget } = useDraft<Values>(options.draft, {
    fields: draftedFields(fields),
    readInputs: options.readInputs,
  });
  const [first] = useState(() => initialValues(fields));
  const [restored, setRestored] = useState(initial);
  const typed = useRef(restored);
  const latest = useRef(first);
  const known = { ...withDefaults(first, options.defaultValues), ...changed(options.arriving, first) };

  const actions = useMemo(
    () => ({
      /** Takes the first values of own questions: their inputs set them. */
      begin(values: Values) {
        latest.current = { ...latest.current, ...extraOf(values) };
      },
      /** Keeps what was typed, after a change. */
      follow(values: Values, defaultValues: Partial<Values> | undefined) {
        const now: Partial<Values> = { ...values, ...extraOf(values) };
        for (const name in now) {
          // Set arriving values one by one, after the defaults.
          const isArriving = isSame(now[name], defaultValues?.[name]) || isSame(now[name], latest.current[name]);
          if (isArriving && !(name in (typed.current ?? {}))) delete now[name];
        }
        latest.current = { ...values, ...extraOf(values) };
        if (isSame(now, typed.current ?? {})) return;
        typed.current = now;
        keep(now);
      },
      /** Deletes the draft. */
      forget,
      /** Deletes the draft, and what was typed. */
      discard() {
        forget();
        setRestored(undefined);
        typed.current = undefined;
      },
    }),
    [forget, keep],
  );
  return { known, values: { ...known, ...storedValues(fields, stored), ...restored }, ...actions };
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
