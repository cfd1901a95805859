import * as v from 'valibot';
import { fieldCheck, type FieldMessage } from './fieldCheck';

/**
 * The schema of a form whose rules need several values at once.
 *
 * @param problemsOf Returns the invalid fields with their errors.
 * @param outputOf Turns valid values into what is sent.
 */
export function formSchema<Values extends object, Output>(
  problemsOf: (values: Values) => readonly FieldMessage<keyof Values & string>[],
  outputOf: (values: Values) => Output,
) {
  return v.pipe(
    v.custom<Values>(() => true),
    fieldCheck(problemsOf),
    v.transform(outputOf),
  );
}
