import { get, type FieldErrors, type FieldPath } from 'react-hook-form';
import type { SendState } from '../data/useSend';
import { extraErrorNames, extraName, isExtra } from './extra';
import type { FormFields, ValuesOf } from './field';
import type { FieldProblem, FormState } from './Form';

interface FormProblemsOptions<Fields extends FormFields> {
  fields: Fields;
  errors: FieldErrors<ValuesOf<Fields>>;
  /** The fields of the last submission: one that appeared later has no error yet. */
  checked: ReadonlySet<string>;
  /** The field whose value the server refused. */
  refused: string | undefined;
  sending: SendState<unknown>;
  idOf: (name: string) => string;
}

/** Returns what a form shows as wrong: of the rules, or of the server. */
export function formProblems<Fields extends FormFields>(options: FormProblemsOptions<Fields>) {
  type Values = ValuesOf<Fields>;
  const { fields, errors, checked, refused, sending, idOf } = options;
  const shownExtra = new Set(extraErrorNames(errors));
  if (refused !== undefined && isExtra(refused)) shownExtra.add(refused);
  const names = [...Object.keys(fields), ...shownExtra] as FieldPath<Values>[];
  const problems = names.flatMap((name): FieldProblem<Values>[] => {
    const message = errorOf(name);
    return message === undefined ? [] : [{ name, id: idOf(fields[name]?.linksTo ?? name), message }];
  });
  return { errorOf, problems, state: stateOf() };

  function errorOf(name: FieldPath<Values>): string | undefined {
    const ruled = checked.has(isExtra(name) ? extraName : name) ? messageOf(errors, name) : undefined;
    return ruled || (refused === name && sending.status === 'error' ? sending.message : undefined);
  }

  function stateOf(): FormState<Values> {
    if (sending.status === 'pending' || sending.status === 'success') return { status: sending.status };
    if (problems.length > 0) return { status: 'invalid', problems };
    // The message at the field disappears when its value changes.
    if (sending.status !== 'error' || sending.error.field !== undefined) return { status: 'idle' };
    return sending;
  }
}

function messageOf(errors: FieldErrors, name: string): string | undefined {
  const { message }: { message?: unknown } = get(errors, name) ?? {};
  return typeof message === 'string' ? message : undefined;
}
