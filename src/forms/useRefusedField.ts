import { useCallback, useMemo, useRef, useState } from 'react';
import { BackendError } from '../backend/BackendError';
import type { FormFields, PayloadOf, ValuesOf } from './field';
import { isExtra } from './extra';
import type { SentOptions } from './Form';
import { refusedField, sentValue } from './formSchema';

/** The field whose value the server refused. */
export interface RefusedField<Fields extends FormFields> {
  /** Undefined once its value has changed. */
  name: string | undefined;
  /** Counts the refusals. */
  count: number;
  /** Sends the payload with `run`. A refusal of a parameter becomes an error that names the field. */
  sending: <Reply>(
    run: (payload: PayloadOf<Fields>, options: SentOptions) => Promise<Reply>,
    values: () => ValuesOf<Fields>,
  ) => (payload: PayloadOf<Fields>, options: SentOptions) => Promise<Reply>;
  /** Forgets the refusal if the value has changed. */
  compare: (values: ValuesOf<Fields>) => void;
  forget: () => void;
}

/** Finds the field with the parameter that the server refused, and keeps it until its value changes. */
export function useRefusedField<Fields extends FormFields>(fields: Fields, step?: string): RefusedField<Fields> {
  const [name, setName] = useState<string>();
  const refusal = useRef<{ name: string; value: string }>(undefined);
  const [count, setCount] = useState(0);
  const contentOf = useCallback(
    (values: ValuesOf<Fields>, name: string) => JSON.stringify(sentValue(fields, values, name)) ?? '',
    [fields],
  );

  const actions = useMemo<Omit<RefusedField<Fields>, 'name' | 'count'>>(() => {
    // A ref beside the state: a keystroke must not render the form.
    function set(next: typeof refusal.current) {
      refusal.current = next;
      setName(next?.name);
    }
    return {
      sending: (run, read) => async (payload, options) => {
        const values = read();
        try {
          return await run(payload, options);
        } catch (cause) {
          const { code, message, serverCode, parameter } = BackendError.from(cause);
          const name =
            options.extra && parameter !== undefined && isExtra(parameter)
              ? parameter
              : refusedField(fields, values, parameter, step);
          if (name === undefined) throw cause;
          set({ name, value: contentOf(values, name) });
          setCount((before) => before + 1);
          throw new BackendError(code, message, { serverCode, parameter, field: name, cause });
        }
      },
      compare(values) {
        const kept = refusal.current;
        if (kept && contentOf(values, kept.name) !== kept.value) set(undefined);
      },
      forget: () => set(undefined),
    };
  }, [fields, step, contentOf]);
  return { name, count, ...actions };
}
