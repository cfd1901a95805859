import * as v from 'valibot';

/**
 * The schema of a text field with a rule from `domain`.
 *
 * @param check Returns a code for a problem, undefined for a valid value.
 * @param messageOf Returns the message for that code.
 */
export function textSchema<Problem extends NonNullable<unknown>>(
  check: (value: string) => Problem | undefined,
  messageOf: (problem: Problem) => string,
) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? check(dataset.value) : undefined;
      if (problem !== undefined) addIssue({ message: messageOf(problem) });
    }),
  );
}
