import * as z from 'zod/mini';

/** A field and its error, as the customer reads it. */
export type FieldMessage<Field> = readonly [field: Field, message: string];

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
  const checked = z.custom<Values>().check(({ value, issues }) => {
    for (const [path, message] of problemsOf(value)) {
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
    }
  });
  return z.pipe(checked, z.transform(outputOf));
}
