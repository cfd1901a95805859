import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** Lets react-hook-form validate with a zod schema: the first problem of each field becomes its error. */
export function schemaResolver<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Values>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const parsed = z.safeParse(schema, values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of parsed.error.issues)
      errors[issue.path.join('.')] ??= { type: 'custom', message: issue.message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/**
 * A text field whose rule is a domain check: the check's code is turned into a person's words.
 *
 * @param check Gives a code for a problem, undefined for a good value.
 * @param words Gives the message of that code.
 */
export function checkedText<Problem extends NonNullable<unknown>>(
  check: (value: string) => Problem | undefined,
  words: (problem: Problem) => string,
) {
  return z.string().check((context) => {
    const problem = check(context.value);
    if (problem === undefined) return;
    // `continue`, so that rules over several fields are still asked and every problem shows at once.
    context.issues.push({ code: 'custom', message: words(problem), input: context.value, continue: true });
  });
}
