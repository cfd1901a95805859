import * as z from 'zod/mini';

/** A field and what is wrong with it, in a person's words. */
export type FieldMessage<Field> = readonly [field: Field, message: string];

/**
 * The schema of a form whose rules are asked of all its values together.
 *
 * @param problemsOf Gives the fields that are wrong, each with a person's words.
 * @param outputOf Gives what is sent, of values of which nothing is wrong.
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
